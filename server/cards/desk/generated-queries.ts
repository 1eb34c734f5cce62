import type { RiddleStatus } from '#contract/cards/kinds/riddle-desk.ts';
import { bool, type Column, instant, int4, json, nullable, text } from '../../platform/db/columns.ts';
import { many, maybeOne, run } from '../../platform/db/statement.ts';
import type { RiddleOrigin, StoredRiddle } from '../generator/made-riddle.ts';
import { isCurrent } from './review-queries.ts';

const status = text as Column<RiddleStatus>;
const body = json<StoredRiddle>();
const made = json<RiddleOrigin>();

const row = {
  id: text,
  status,
  body,
  made,
  createdAt: instant,
  editedAt: nullable(instant),
  reviewedBy: nullable(text),
  reviewedAt: nullable(instant),
  isReviewCurrent: nullable(bool),
};
const fields = `c.id, g.status, c.body, g.made, g.created_at as "createdAt", g.edited_at as "editedAt",
  a.username as "reviewedBy", r.at as "reviewedAt", ${isCurrent} as "isReviewCurrent"`;
const rows = `generated_riddles g join cards c on c.id = g.card_id
  left join card_reviews r on r.card_id = g.card_id left join named_accounts a on a.id = r.account_id`;

/** Each riddle has a row in two tables. */
export const insertGenerated = run(
  { riddles: json<readonly { id: string; body: StoredRiddle; made: RiddleOrigin }[]>(), status, now: instant },
  `with given as (
     select id, body, made from jsonb_to_recordset($riddles) as given (id text, body jsonb, made jsonb)
   ), kept as (
     insert into cards (id, kind, body, created_at, retired_at)
     select id, 'riddle', body, $now::timestamptz, case when $status::text = 'published' then null else $now::timestamptz end from given
     returning id
   )
   insert into generated_riddles (card_id, status, made, created_at)
   select kept.id, $status::text, given.made, $now::timestamptz from kept join given on given.id = kept.id`,
);

export const listPublished = many(
  {},
  { body },
  `select c.body from generated_riddles g join cards c on c.id = g.card_id
   where g.status = 'published' order by g.created_at, c.id`,
);

/**
 * What all riddles ever generated were made of, including retired ones, so that none returns in other words. A riddle that a
 * language model drafted has no parts, so its question is used.
 */
export const listMade = many(
  { model: text },
  { parts: json<readonly string[]>(), drafted: nullable(text) },
  `select made->'parts' as parts, case when made->>'by' = $model::text then c.body->>'question' end as drafted
   from generated_riddles g join cards c on c.id = g.card_id`,
);

export const countByStatus = many(
  {},
  { status, riddles: int4 },
  `select status, count(*)::integer as riddles from generated_riddles group by status`,
);

export const listGenerated = many(
  { status: nullable(status), category: nullable(text), difficulty: nullable(text), skip: int4, most: int4 },
  row,
  `select ${fields} from ${rows}
   where ($status::text is null or g.status = $status)
     and ($category::text is null or c.body->>'category' = $category)
     and ($difficulty::text is null or c.body->>'difficulty' = $difficulty)
   order by g.created_at desc, g.card_id desc limit $most::integer offset $skip::integer`,
);

export const lockGenerated = maybeOne(
  { id: text },
  row,
  `select ${fields} from ${rows} where g.card_id = $id for update of g`,
);

export const updateGenerated = run(
  { id: text, status, body, editedAt: nullable(instant), now: instant },
  `with changed as (
     update cards set body = $body, retired_at = case when $status::text = 'published' then null else $now::timestamptz end where id = $id
   )
   update generated_riddles set status = $status::text, edited_at = $editedAt where card_id = $id`,
);
