import { parentHasConsented } from '../../family/index.ts';
import {
  bool,
  bytea,
  byteas,
  type Column,
  day,
  instant,
  int4,
  nullable,
  text,
  uuid,
  uuids,
} from '../../platform/db/columns.ts';
import { many, maybeOne, type Row, run } from '../../platform/db/statement.ts';
import { avatarRow } from '../../profiles/index.ts';
import { personRow } from '../../safety/index.ts';
import { pairKey } from '../blocks/pair-lock.ts';
import { status } from '../requests/request-queries.ts';
import { areFriends, isBlocked } from '../visibility.ts';

const answer = text as Column<'yes' | 'no'>;

/** One approval for each parent who gave consent for these children. */
export const insertApprovals = run(
  { requestId: uuid, childIds: uuids },
  `insert into buddy_approvals (id, request_id, child_id, parent_id)
   select gen_random_uuid(), $requestId, g.child_id, g.parent_id from guardians g
   where g.child_id = any($childIds) and ${parentHasConsented('g')}
   on conflict do nothing`,
);

/** The same for a parent who gave consent later: one row for each open request. */
export const insertMissingApprovals = many(
  { childId: uuid },
  { id: uuid },
  `insert into buddy_approvals (id, request_id, child_id, parent_id)
   select gen_random_uuid(), r.id, g.child_id, g.parent_id
   from friend_requests r join guardians g on g.child_id = $childId
   where r.status = 'waiting' and ${parentHasConsented('g')}
     and ((r.sender_id = $childId and r.asks_for_sender) or (r.receiver_id = $childId and r.asks_for_receiver))
   on conflict do nothing returning id`,
);

/**
 * What a mail asks a parent about all their children: what no earlier mail has asked, and what this one has if it is sent again.
 * Locked, so that of two mails at the same moment only one asks.
 */
export const listApprovalsToMail = many(
  { parentId: uuid, mailId: uuid, now: instant },
  { id: uuid, childId: uuid, username: text, firstName: text, buddy: text, birthDate: day, joinedAt: instant },
  `select a.id, a.child_id as "childId", c.username, c.first_name as "firstName", p.username as buddy,
     p.birth_date as "birthDate", p.created_at as "joinedAt"
   from buddy_approvals a join friend_requests r on r.id = a.request_id
   join own_children c on c.id = a.child_id
   join people p on p.id = case when r.sender_id = a.child_id then r.receiver_id else r.sender_id end
   where a.parent_id = $parentId and a.answer is null and ${parentHasConsented('a')}
     and exists (select from guardians g where g.child_id = a.child_id and g.parent_id = a.parent_id)
     and r.status = 'waiting' and r.ends_at > $now and (a.mail_id is null or a.mail_id = $mailId)
   order by r.changed_at, a.id limit 20 for update of a`,
);

export const setApprovalTokens = run(
  { ids: uuids, tokenHashes: byteas, mailId: uuid },
  `update buddy_approvals a set token_hash = l.hash, mail_id = $mailId
   from unnest($ids::uuid[], $tokenHashes::bytea[]) as l (id, hash) where a.id = l.id`,
);

/** The links that went to a mailbox which the parent has left. The next mail asks again. */
export const forgetLinks = run(
  { parentId: uuid },
  'update buddy_approvals set token_hash = null, mail_id = null where parent_id = $parentId and answer is null',
);

const lockPair = `pg_advisory_xact_lock(${pairKey('r.sender_id', 'r.receiver_id')}) is not null`;

export const lockPairOfApproval = run(
  { tokenHash: bytea },
  `select from buddy_approvals a join friend_requests r on r.id = a.request_id
   where a.token_hash = $tokenHash and ${lockPair}`,
);

export const lockPairOfOwnApproval = run(
  { id: uuid, parentId: uuid },
  `select from buddy_approvals a join friend_requests r on r.id = a.request_id
   where a.id = $id and a.parent_id = $parentId and ${lockPair}`,
);

const hasYes = (child: string) => `exists (
  select from buddy_approvals y where y.request_id = r.id and y.child_id = ${child} and y.answer = 'yes'
    and ${parentHasConsented('y')})`;

/** An approval with all that its answer depends on. `othersAgree`: only this parent's yes is missing. */
const facts = {
  id: uuid,
  childId: uuid,
  parentId: uuid,
  otherId: uuid,
  requestId: uuid,
  senderId: uuid,
  receiverId: uuid,
  status,
  endsAt: instant,
  answer: nullable(answer),
  username: text,
  buddy: text,
  joinedAt: instant,
  /** Parents may answer while a child is suspended, and at any hour. */
  ...personRow.columns,
  ownBirthDate: personRow.columns.birthDate,
  ownState: personRow.columns.state,
  ownConsent: personRow.columns.consent,
  ownScopes: personRow.columns.scopes,
  byCode: bool,
  areBuddies: bool,
  isBlocked: bool,
  othersAgree: bool,
  /** The parent who was asked stands for the child. */
  hasSaidYes: bool,
};

const factColumns = `a.id, a.child_id as "childId", a.parent_id as "parentId", p.id as "otherId", r.id as "requestId",
     r.sender_id as "senderId", r.receiver_id as "receiverId", r.status,
     r.ends_at as "endsAt", a.answer, c.username, p.username as buddy,
     p.created_at as "joinedAt",
     p.birth_date as "birthDate", p.state, p.consent, p.scopes, false as "isInQuietHours",
     c.birth_date as "ownBirthDate", c.state as "ownState", c.consent as "ownConsent", c.scopes as "ownScopes",
     r.by_code as "byCode",
     ${areFriends('c.id', 'p.id')} as "areBuddies", ${isBlocked('c.id', 'p.id')} as "isBlocked",
     (not r.asks_for_sender or r.sender_id = a.child_id or ${hasYes('r.sender_id')})
       and (not r.asks_for_receiver or r.receiver_id = a.child_id or ${hasYes('r.receiver_id')}) as "othersAgree",
     ${parentHasConsented('a')} and exists (
       select from guardians g where g.child_id = a.child_id and g.parent_id = a.parent_id
     ) as "hasSaidYes"`;

const factTables = `buddy_approvals a join friend_requests r on r.id = a.request_id
   join people c on c.id = a.child_id
   join people p on p.id = case when r.sender_id = a.child_id then r.receiver_id else r.sender_id end`;

export const findApproval = maybeOne(
  { tokenHash: bytea },
  facts,
  `select ${factColumns} from ${factTables} where a.token_hash = $tokenHash`,
);

export const findOwnApproval = maybeOne(
  { id: uuid, parentId: uuid },
  facts,
  `select ${factColumns} from ${factTables} where a.id = $id and a.parent_id = $parentId`,
);

/** What waits for a parent: no parent of the child has said yes, the oldest first. */
export const listOwnApprovals = many(
  { parentId: uuid, now: instant },
  {
    ...facts,
    ...avatarRow.columns,
    askedAt: instant,
    commonBuddies: int4,
    isOtherAsked: bool,
    sharesGroup: bool,
  },
  `select ${factColumns}, ${avatarRow.select('p')}, r.changed_at as "askedAt",
     (select count(*)::integer from friendships f join friendships o on o.buddy_id = f.buddy_id
      where f.account_id = c.id and o.account_id = p.id) as "commonBuddies",
     case when r.sender_id = c.id then r.asks_for_receiver else r.asks_for_sender end as "isOtherAsked",
     exists (
       select from child_group_members m join child_group_members n on n.group_id = m.group_id
       where m.child_id = c.id and n.child_id = p.id
     ) as "sharesGroup"
   from ${factTables}
   where a.parent_id = $parentId and a.answer is null and r.status = 'waiting' and r.ends_at > $now
     and not ${hasYes('a.child_id')}
   order by r.changed_at, a.id limit 100`,
);
export type ApprovalFacts = Row<typeof findApproval>;

export const setAnswer = run(
  { id: uuid, answer, now: instant },
  'update buddy_approvals set answer = $answer, answered_at = $now where id = $id and answer is null',
);

export const exportApprovals = many(
  { accountId: uuid },
  { buddyId: uuid, answer: nullable(answer), answeredAt: nullable(instant) },
  `select case when r.sender_id = a.child_id then r.receiver_id else r.sender_id end as "buddyId", a.answer,
     a.answered_at as "answeredAt"
   from buddy_approvals a join friend_requests r on r.id = a.request_id
   where a.child_id = $accountId order by r.sent_at, a.id`,
);
