import { bool, instant, int4, nullable, text, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne } from '../../platform/db/statement.ts';
import { awardSql } from '../../points/index.ts';
import { POST_REASON } from './publish.ts';

/** How many are shown at once. The rest follow later. */
const SHOWN_AT_ONCE = 3;

export const listUntold = many(
  { accountId: uuid },
  { id: uuid, title: text, publishedAt: instant, points: nullable(int4), level: nullable(int4) },
  `select p.id, p.title, coalesce(p.published_at, p.created_at) as "publishedAt", e.points, e.level
   from posts p left join lateral (${awardSql('$accountId', `'${POST_REASON}'`, 'p.id::text')}) e on true
   where p.author_id = $accountId and p.status = 'published' and p.told_at is null
     and p.published_at > p.created_at and p.deleted_at is null
   order by p.published_at, p.id limit ${SHOWN_AT_ONCE}`,
);

/** No row if the post is not published or belongs to someone else. */
export const markTold = maybeOne(
  { id: uuid, accountId: uuid, at: instant },
  { isFirst: bool },
  `with own as (
     select id, told_at from posts
     where id = $id and author_id = $accountId and status = 'published' and deleted_at is null for no key update
   ), told as (
     update posts set told_at = $at where id in (select id from own where told_at is null) returning 1
   )
   select exists (select from told) as "isFirst" from own`,
);
