import { bool, bytea, instant, nullable, text, uuid } from '../../platform/db/columns.ts';
import { maybeOne, type Row, run } from '../../platform/db/statement.ts';

/** A parent with one of their children: what is stored about the sign-in is erased with that child. */
export const findParentByEmail = maybeOne(
  { email: text },
  { parentId: uuid, childId: uuid },
  'select parent_id as "parentId", child_id as "childId" from guardians where email = $email limit 1',
);

export const findParentOfLink = maybeOne(
  { tokenHash: bytea },
  { parentId: uuid, childId: uuid },
  `select g.parent_id as "parentId", g.child_id as "childId"
   from parent_sign_in_links l join guardians g on g.parent_id = l.parent_id where l.token_hash = $tokenHash limit 1`,
);

export const findParentById = maybeOne(
  { id: uuid },
  { parentId: uuid, childId: uuid },
  'select parent_id as "parentId", child_id as "childId" from guardians where parent_id = $id limit 1',
);

export type ParentRow = Row<typeof findParentById>;

export const findAddress = maybeOne(
  { parentId: uuid },
  { email: text },
  'select email from guardians where parent_id = $parentId limit 1',
);

export const insertLink = run(
  { tokenHash: bytea, parentId: uuid, now: instant, expiresAt: instant },
  `insert into parent_sign_in_links (token_hash, parent_id, created_at, expires_at)
   values ($tokenHash, $parentId, $now, $expiresAt)`,
);

/**
 * Uses up a link and starts a session in one statement, so that a second click finds it used. Ends the browser's previous
 * session.
 */
export const beginSession = maybeOne(
  { linkHash: bytea, id: uuid, tokenHash: bytea, formerHash: nullable(bytea), now: instant, expiresAt: instant },
  { id: uuid },
  `with used as (
     update parent_sign_in_links l set used_at = $now
     where l.token_hash = $linkHash and l.used_at is null and l.expires_at > $now
       and exists (select from guardians g where g.parent_id = l.parent_id)
     returning l.parent_id
   ), former as (
     delete from parent_sessions where token_hash = $formerHash and exists (select from used)
   )
   insert into parent_sessions (id, token_hash, parent_id, created_at, last_used_at, expires_at)
   select $id, $tokenHash, parent_id, $now, $now, $expiresAt from used returning id`,
);

/** `isSignedIn`: this browser has a session of the same parent. */
export const findLinkState = maybeOne(
  { tokenHash: bytea, sessionHash: nullable(bytea), now: instant, idleSince: instant },
  { usedAt: nullable(instant), expiresAt: instant, isSignedIn: bool },
  `select l.used_at as "usedAt", l.expires_at as "expiresAt", exists (
     select from parent_sessions s where s.token_hash = $sessionHash and s.parent_id = l.parent_id
       and s.expires_at > $now and s.last_used_at > $idleSince
   ) as "isSignedIn"
   from parent_sign_in_links l where l.token_hash = $tokenHash`,
);

/**
 * The open session of a token, storing its use at most once a minute. People who are no longer a parent of any child have none.
 */
export const findSession = maybeOne(
  { tokenHash: bytea, now: instant, idleSince: instant, notedBefore: instant },
  { sessionId: uuid, parentId: uuid, openedAt: instant },
  `with living as (
     select s.id, s.parent_id, s.created_at, s.last_used_at from parent_sessions s
     where s.token_hash = $tokenHash and s.expires_at > $now and s.last_used_at > $idleSince
       and exists (select from guardians g where g.parent_id = s.parent_id)
   ), noted as (
     update parent_sessions s set last_used_at = $now from living l
     where s.id = l.id and l.last_used_at < $notedBefore
   )
   select id as "sessionId", parent_id as "parentId", created_at as "openedAt" from living`,
);

export const deleteSession = run({ tokenHash: bytea }, 'delete from parent_sessions where token_hash = $tokenHash');

/** Signs a parent out everywhere, and invalidates unused links. */
export const endSignIns = run(
  { parentId: uuid },
  `with links as (delete from parent_sign_in_links where parent_id = $parentId)
   delete from parent_sessions where parent_id = $parentId`,
);

/** A session that ends later than possible was started while the machine's clock was ahead. */
export const deleteEndedSignIns = run(
  { now: instant, idleSince: instant, linksBefore: instant, until: instant },
  `with links as (delete from parent_sign_in_links where expires_at < $linksBefore or expires_at > $until)
   delete from parent_sessions where expires_at <= $now or last_used_at <= $idleSince or expires_at > $until`,
);
