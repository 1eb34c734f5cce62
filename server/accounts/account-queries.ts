import { bool, day, instant, nullable, text, uuid } from '../platform/db/columns.ts';
import { many, maybeOne, run } from '../platform/db/statement.ts';
import { consent, role, scopes } from './columns.ts';

export const insertAccount = run(
  {
    id: uuid,
    role,
    username: text,
    email: nullable(text),
    passwordHash: text,
    timeZone: text,
    language: text,
    now: instant,
  },
  `insert into accounts (id, role, username, email, password_hash, time_zone, language, created_at, updated_at)
   values ($id, $role, $username, $email, $passwordHash, $timeZone, $language, $now, $now)`,
);

export const insertChild = run(
  { id: uuid, firstName: text, lastName: text, displayName: text, birthDate: day, consent, scopes },
  `insert into children (account_id, first_name, last_name, display_name, birth_date, consent, scopes)
   values ($id, $firstName, $lastName, $displayName, $birthDate, $consent, $scopes)`,
);

/** A parent of several children is one person, and keeps their first name here. */
export const insertGuardian = run(
  { parentId: uuid, email: text, name: text, childId: uuid, now: instant },
  `with parent as (
     insert into parents (id, email, name, created_at) values ($parentId, $email, $name, $now)
     on conflict (email) do update set email = excluded.email returning id
   )
   insert into guardianships (child_id, parent_id, created_at) select $childId, id, $now from parent`,
);

export const changeParentAddress = run(
  { parentId: uuid, email: text },
  `with moved as (
     update parents set email = $email
     where id = $parentId and not exists (select from parents o where o.email = $email) returning id
   ), links as (
     delete from password_resets where account_id in (
       select g.child_id from guardianships g join moved on moved.id = g.parent_id
     )
   )
   select from moved`,
);

export const deleteGuardianship = run(
  { childId: uuid, parentId: uuid },
  'delete from guardianships where child_id = $childId and parent_id = $parentId',
);

export const deleteParentWithoutChildren = run(
  { parentId: uuid },
  `delete from parents p where p.id = $parentId
     and not exists (select from guardianships g where g.parent_id = p.id)`,
);

export const changeConsent = run(
  { id: uuid, consent, method: nullable(text), scopes, now: instant },
  `update children set consent = $consent, consent_method = $method, consent_at = $now, scopes = $scopes
   where account_id = $id`,
);

/** Granted without scopes means that the parent has not yet agreed to a new direct notice. */
export const closeScopes = many(
  {},
  { id: uuid },
  `update children set scopes = '{}' where consent = 'granted' returning account_id as id`,
);

export const listParentsOfChild = many(
  { childId: uuid },
  { id: uuid, email: text, name: text },
  `select p.id, p.email, p.name from guardianships g join parents p on p.id = g.parent_id
   where g.child_id = $childId order by g.created_at`,
);

export const findChildByName = maybeOne(
  { username: text },
  { id: uuid },
  `select id from accounts where username = $username and role = 'child'`,
);

/** Only for a child who needs no consent. */
export const setReach = run(
  { id: uuid, isOn: bool },
  `update children set scopes = array_remove(scopes, 'reach') || case when $isOn then '{reach}'::text[] else '{}' end
   where account_id = $id and consent = 'not_needed'`,
);

export const findChildForCopy = maybeOne(
  { id: uuid },
  {
    username: text,
    email: nullable(text),
    timeZone: text,
    createdAt: instant,
    firstName: text,
    lastName: text,
    displayName: text,
    birthDate: day,
    bio: text,
    favoriteColor: text,
    emoji: text,
    background: text,
    pip: nullable(text),
    consent,
  },
  `select a.username, a.email, a.time_zone as "timeZone", a.created_at as "createdAt", c.first_name as "firstName",
     c.last_name as "lastName", c.display_name as "displayName", c.birth_date as "birthDate", c.bio,
     c.favorite_color as "favoriteColor", c.avatar_emoji as emoji, c.avatar_background as background,
     case when c.shows_pip then c.pip end as pip, c.consent
   from accounts a join children c on c.account_id = a.id where a.id = $id`,
);

export const correctChild = run(
  { id: uuid, firstName: text, lastName: text, birthDate: day, timeZone: text, now: instant },
  `with child as (
     update children set first_name = $firstName, last_name = $lastName, birth_date = $birthDate where account_id = $id
   )
   update accounts set time_zone = $timeZone, updated_at = $now where id = $id`,
);

export const renameParent = run({ parentId: uuid, name: text }, 'update parents set name = $name where id = $parentId');

export const replaceDisplayName = run(
  { id: uuid, displayName: text },
  'update children set display_name = $displayName where account_id = $id',
);

export const replaceBio = run({ id: uuid, bio: text }, 'update children set bio = $bio where account_id = $id');
