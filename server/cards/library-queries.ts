import { instant, json, text } from '../platform/db/columns.ts';
import { maybeOne, one } from '../platform/db/statement.ts';
import type { ContentItem } from './kind.ts';

export const findVersion = maybeOne(
  {},
  { version: text },
  `select value as version from settings where name = 'content_version'`,
);

/** Makes the table hold exactly these items: stores new, changed and returned ones, and retires those that are gone. */
export const replaceCards = one(
  { items: json<readonly { id: string; kind: string; body: ContentItem }[]>(), version: text, now: instant },
  { version: text },
  `with given as (
     select id, kind, body from jsonb_to_recordset($items) as given (id text, kind text, body jsonb)
   ), kept as (
     insert into cards as known (id, kind, body, created_at)
     select id, kind, body, $now from given
     on conflict (id) do update set kind = excluded.kind, body = excluded.body, retired_at = null
     where (known.kind, known.body) is distinct from (excluded.kind, excluded.body) or known.retired_at is not null
   ), retired as (
     update cards set retired_at = $now where retired_at is null and id not in (select id from given)
   )
   insert into settings (name, value, updated_at) values ('content_version', $version, $now)
   on conflict (name) do update set value = excluded.value, updated_at = excluded.updated_at
   returning value as version`,
);
