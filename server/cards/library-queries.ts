import { instant, json, nullable, text } from '../platform/db/columns.ts';
import { one, run } from '../platform/db/statement.ts';
import { settingSql } from '../platform/setting-queries.ts';
import type { ContentItem } from './kind.ts';

/** The setting that says which version of the content is in the table. */
export const CONTENT_VERSION = 'content_version';

export const findVersion = one({}, { version: nullable(text) }, `select ${settingSql(CONTENT_VERSION)} as version`);

/**
 * Makes the table hold exactly these items plus generated ones: stores new, changed and returned items, and retires missing
 * ones.
 */
export const replaceCards = run(
  { items: json<readonly { id: string; kind: string; body: ContentItem }[]>(), now: instant },
  `with given as (
     select id, kind, body from jsonb_to_recordset($items) as given (id text, kind text, body jsonb)
   ), kept as (
     insert into cards as known (id, kind, body, created_at)
     select id, kind, body, $now from given
     on conflict (id) do update set kind = excluded.kind, body = excluded.body, retired_at = null
     where (known.kind, known.body) is distinct from (excluded.kind, excluded.body) or known.retired_at is not null
   )
   update cards set retired_at = $now where retired_at is null and id not in (select id from given)
     and id not in (select card_id from generated_riddles)`,
);
