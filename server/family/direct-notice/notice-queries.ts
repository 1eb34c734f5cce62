import { bytea, instant, int4, nullable, text, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne, run } from '../../platform/db/statement.ts';

/** The current notice. */
export const findNotice = maybeOne(
  {},
  { version: int4, text, hash: bytea },
  'select version, text, hash from notice_versions order by version desc limit 1',
);

export const insertNotice = run(
  { version: int4, text, hash: bytea, now: instant, by: nullable(uuid) },
  `insert into notice_versions (version, text, hash, published_at, published_by)
   select $version, $text, $hash, $now, $by
   where not exists (select from notice_versions where version >= $version) on conflict (version) do nothing`,
);

export const countAffectedByNewNotice = maybeOne(
  {},
  { children: int4, parents: int4 },
  `select count(distinct c.child_id)::int as children, count(distinct g.parent_id)::int as parents
   from consent_in_force c left join guardians g on g.child_id = c.child_id where c.consent = 'granted'`,
);

export const findAdmin = maybeOne(
  { username: text },
  { id: uuid },
  `select id from staff_members where username = $username and role = 'admin'`,
);

/** The versions that the answers about a child refer to. */
export const listChildNotices = many(
  { childId: uuid },
  { version: int4, publishedAt: instant, text },
  `select version, published_at as "publishedAt", text from notice_versions
   where version in (select notice_version from consent_records where child_id = $childId) order by version`,
);
