import { instant, int8, text, texts, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne, run } from '../../platform/db/statement.ts';

const group = { id: uuid, name: text, members: texts };
const groupColumns = `g.id, g.name, array(
  select a.username from child_group_members m join named_accounts a on a.id = m.child_id
  where m.group_id = g.id order by a.username
) as members`;

/** By name, which no two groups share, after the name of the previous page. */
export const listGroups = many(
  { afterName: text, most: int8 },
  group,
  `select ${groupColumns} from child_groups g where lower(g.name) > lower($afterName) order by lower(g.name) limit $most`,
);

export const findGroup = maybeOne({ id: uuid }, group, `select ${groupColumns} from child_groups g where g.id = $id`);

/** Undefined when another group has this name. */
export const insertGroup = maybeOne(
  { id: uuid, name: text, now: instant },
  { id: uuid },
  `insert into child_groups (id, name, created_at) values ($id, $name, $now) on conflict do nothing returning id`,
);

/** Undefined when another group has this name. */
export const findGroupOfName = maybeOne(
  { name: text },
  { id: uuid },
  'select id from child_groups where lower(name) = lower($name)',
);

export const setGroupName = run({ id: uuid, name: text }, 'update child_groups set name = $name where id = $id');

export const deleteGroup = run({ id: uuid }, 'delete from child_groups where id = $id');

/** Groups change one after the other, so that no two get the same name. */
export const lockGroups = run(
  {},
  `select where pg_advisory_xact_lock(hashtextextended('child groups', 0)) is not null`,
);

/** Children by their usernames; other names are left out. */
export const findChildrenByName = many(
  { usernames: texts },
  { id: uuid, username: text },
  `select p.id, p.username from people p where p.username = any($usernames) and p.state in ('active', 'paused')`,
);

export const insertMembers = run(
  { groupId: uuid, usernames: texts, now: instant },
  `insert into child_group_members (group_id, child_id, added_at)
   select $groupId, p.id, $now from people p where p.username = any($usernames) on conflict do nothing`,
);

export const deleteMember = run(
  { groupId: uuid, username: text },
  `delete from child_group_members m using people p
   where m.group_id = $groupId and m.child_id = p.id and p.username = $username`,
);

/** Names of groups are staff's words, and stay inside. */
export const exportMemberships = many(
  { accountId: uuid },
  { addedAt: instant },
  'select added_at as "addedAt" from child_group_members where child_id = $accountId order by added_at',
);

export const deleteMemberships = run(
  { accountId: uuid },
  'delete from child_group_members where child_id = $accountId',
);
