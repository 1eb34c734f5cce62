import {
  bool,
  bytea,
  type Column,
  instant,
  int4,
  int8,
  nullable,
  text,
  uuid,
  uuids,
} from '../../platform/db/columns.ts';
import { many, maybeOne, one, type Row, run } from '../../platform/db/statement.ts';

export type CopyState = 'waiting' | 'ready' | 'failed';
const state = text as Column<CopyState>;

/** `parentId` null means the young person's own copy. */
const isOfReader = 'child_id = $childId and parent_id is not distinct from $parentId';

/** Serializes requests, so that a double click makes one copy. */
export const lockCopies = run(
  { childId: text },
  `select where pg_advisory_xact_lock(hashtextextended('copies ' || $childId, 0)) is not null`,
);

export const insertCopy = run(
  { id: uuid, requestId: uuid, childId: uuid, parentId: nullable(uuid), now: instant },
  `insert into data_copies (id, request_id, child_id, parent_id, state, asked_at)
   values ($id, $requestId, $childId, $parentId, 'waiting', $now)`,
);

export const countCopiesSince = one(
  { childId: uuid, parentId: nullable(uuid), since: instant },
  { asked: int8, waitingSince: nullable(instant) },
  `select count(*) as asked, max(asked_at) filter (where state = 'waiting') as "waitingSince"
   from data_copies where ${isOfReader} and asked_at > $since and state <> 'failed'`,
);

export const findNewestCopy = maybeOne(
  { childId: uuid, parentId: nullable(uuid) },
  { id: uuid, state, askedAt: instant, expiresAt: nullable(instant), bytes: nullable(int8) },
  `select id, state, asked_at as "askedAt", expires_at as "expiresAt", bytes
   from data_copies where ${isOfReader} order by asked_at desc, id desc limit 1`,
);

/** Claims a copy that waits, so that no other node makes it too. The number of the try names the claim. */
export const claimCopy = maybeOne(
  { now: instant, staleBefore: instant, maxTries: int4 },
  { id: uuid, childId: uuid, parentId: nullable(uuid), tries: int4 },
  `update data_copies set claimed_at = $now, tries = tries + 1 where id = (
     select id from data_copies where state = 'waiting' and tries < $maxTries
       and (claimed_at is null or claimed_at < $staleBefore)
     order by asked_at limit 1 for update skip locked
   ) returning id, child_id as "childId", parent_id as "parentId", tries`,
);

const isOurs = `id = $id and tries = $tries and state = 'waiting'`;

/** Says that the copy is still being made. Touches no row if the child was erased meanwhile, or another node has taken over. */
export const renewClaim = run(
  { id: uuid, tries: int4, now: instant },
  `update data_copies set claimed_at = $now where ${isOurs}`,
);

/** Copies with whose last try a node has died. */
export const giveUpCopies = many(
  { staleBefore: instant, maxTries: int4 },
  { id: uuid },
  `update data_copies set state = 'failed'
   where state = 'waiting' and tries >= $maxTries and claimed_at < $staleBefore returning id`,
);

export const deleteParts = run({ id: uuid }, 'delete from data_copy_parts where copy_id = $id');

/** Renews the claim too. Inserts no row if the child was erased meanwhile, or another node has taken over. */
export const insertPart = run(
  { id: uuid, tries: int4, number: int4, sealed: bytea, now: instant },
  `with renewed as (update data_copies set claimed_at = $now where ${isOurs} returning id)
   insert into data_copy_parts (copy_id, number, sealed) select id, $number, $sealed from renewed`,
);

export const markReady = run(
  { id: uuid, tries: int4, bytes: int8, now: instant, expiresAt: instant },
  `with ready as (
     update data_copies set state = 'ready', bytes = $bytes, ready_at = $now, expires_at = $expiresAt
     where ${isOurs} returning request_id
   )
   update data_access_requests set state = 'done', done_at = $now where id in (select request_id from ready)`,
);

/** Retried at once, or marked as failed, unless another node has taken over. */
export const recordFailedCopy = run(
  { id: uuid, tries: int4, isGivenUp: bool },
  `update data_copies set claimed_at = null, state = case when $isGivenUp then 'failed' else 'waiting' end
   where ${isOurs}`,
);

export const setToken = run(
  { id: uuid, tokenHash: bytea },
  `update data_copies set token_hash = $tokenHash where id = $id and state = 'ready'`,
);

export const findCopyToMail = maybeOne(
  { childId: uuid, parentId: uuid, now: instant },
  { id: uuid, expiresAt: instant, timeZone: text, isLeaving: bool },
  `select c.id, coalesce(c.expires_at, $now) as "expiresAt", a.time_zone as "timeZone",
     exists (select from leaving_accounts l where l.account_id = c.child_id) as "isLeaving"
   from data_copies c join named_accounts a on a.id = c.child_id
   where c.child_id = $childId and c.parent_id = $parentId and c.state = 'ready' and c.expires_at > $now
   order by c.asked_at desc limit 1`,
);

const savable = { id: uuid, username: text, bytes: int8, readyAt: instant, expiresAt: instant };
const savableColumns = `c.id, a.username, coalesce(c.bytes, 0) as bytes, coalesce(c.ready_at, c.asked_at) as "readyAt",
     coalesce(c.expires_at, c.asked_at) as "expiresAt"`;
const isOfToken = `c.token_hash = $tokenHash and c.state = 'ready' and c.expires_at > $now and exists (
     select from guardians g where g.child_id = c.child_id and g.parent_id = c.parent_id)`;

/** Finds a copy by its mailed link, only while the parent is still one of this child's. */
export const findCopyByToken = maybeOne(
  { tokenHash: bytea, now: instant },
  savable,
  `select ${savableColumns} from data_copies c join named_accounts a on a.id = c.child_id where ${isOfToken}`,
);
export type SavableCopy = Row<typeof findCopyByToken>;

/** The same, and stores that it was downloaded. */
export const claimCopyByToken = maybeOne(
  { tokenHash: bytea, now: instant },
  savable,
  `update data_copies c set saved_at = coalesce(saved_at, $now) from named_accounts a
   where a.id = c.child_id and ${isOfToken} returning ${savableColumns}`,
);

export const claimCopyOfReader = maybeOne(
  { childId: uuid, parentId: nullable(uuid), now: instant },
  savable,
  `update data_copies c set saved_at = coalesce(saved_at, $now) from named_accounts a
   where a.id = c.child_id and c.id = (
     select id from data_copies where ${isOfReader} and state = 'ready' and expires_at > $now
     order by asked_at desc limit 1
   ) returning ${savableColumns}`,
);

export const findPart = maybeOne(
  { id: uuid, number: int4 },
  { sealed: bytea },
  'select sealed from data_copy_parts where copy_id = $id and number = $number',
);

/** Keeps the row for another day, so that a late click gets a kind answer. */
export const deleteExpiredParts = run(
  { now: instant },
  `delete from data_copy_parts where copy_id in (select id from data_copies where expires_at <= $now or state = 'failed')`,
);
export const deleteOldCopies = run({ before: instant }, 'delete from data_copies where asked_at < $before');

export const exportCopies = many(
  { childId: uuid },
  { askedAt: instant, readyAt: nullable(instant), savedAt: nullable(instant) },
  `select asked_at as "askedAt", ready_at as "readyAt", saved_at as "savedAt"
   from data_copies where child_id = $childId order by asked_at, id`,
);

/** The parts go with them. */
export const deleteChildCopies = run({ childId: uuid }, 'delete from data_copies where child_id = $childId');

export const listUsernames = many(
  { ids: uuids },
  { id: uuid, username: text },
  'select id, username from named_accounts where id = any($ids)',
);
