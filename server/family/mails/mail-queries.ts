import { bool, type Column, instant, int4, int8, nullable, text, uuid, uuids } from '../../platform/db/columns.ts';
import { many, maybeOne, one, type Row, run } from '../../platform/db/statement.ts';
import type { MailFailure } from '../../platform/mail/mail-failure.ts';
import { answerState, formRefusal, formState, mailKind, method, scopes, status } from '../columns.ts';
import { parentHasConsented } from '../consent/parent-has-consented.ts';
import { childName } from '../forms/child-name.ts';

const failure = text as Column<MailFailure>;

/** A mail to each parent of a child. */
export const queueMails = run(
  { childId: uuid, kind: mailKind, dueAt: instant },
  `insert into parent_mails (id, child_id, parent_id, kind, due_at)
   select gen_random_uuid(), child_id, parent_id, $kind, $dueAt from guardians where child_id = $childId`,
);

export const queueMail = run(
  { id: uuid, childId: uuid, parentId: uuid, kind: mailKind, dueAt: instant },
  `insert into parent_mails (id, child_id, parent_id, kind, due_at)
   values ($id, $childId, $parentId, $kind, $dueAt)`,
);

/**
 * To parents who have consented. To all parents while consent is pending. And to the first parent if consent came only from
 * someone without an address, whom staff met in person.
 */
export const queueLeavingMails = run(
  { childId: uuid, dueAt: instant },
  `insert into parent_mails (id, child_id, parent_id, kind, due_at)
   select gen_random_uuid(), g.child_id, g.parent_id, 'leaving', $dueAt
   from guardians g join consent_in_force c on c.child_id = g.child_id
   where g.child_id = $childId and (c.consent = 'pending' or ${parentHasConsented('g')} or not exists (
     select from guardians o
     where o.child_id = g.child_id and (o.created_at < g.created_at or ${parentHasConsented('o')})
   ))`,
);

/** Asks the new grown-up, and notifies the other parents. */
export const queueInvitationMails = run(
  { childId: uuid, email: text, dueAt: instant },
  `insert into parent_mails (id, child_id, parent_id, kind, due_at)
   select gen_random_uuid(), g.child_id, g.parent_id,
     case g.email when $email then 'invited' else 'other_invited' end, $dueAt
   from guardians g where g.child_id = $childId`,
);

/** Asks a grown-up who has accepted an invitation, and notifies the other parents. */
export const queueJoinedMails = run(
  { childId: uuid, email: text, dueAt: instant },
  `insert into parent_mails (id, child_id, parent_id, kind, due_at)
   select gen_random_uuid(), g.child_id, g.parent_id,
     case g.email when $email then 'joined' else 'other_joined' end, $dueAt
   from guardians g where g.child_id = $childId`,
);

/** To every parent except the one who has just answered. */
export const queueMailsToOthers = run(
  { childId: uuid, parentId: uuid, kind: mailKind, dueAt: instant },
  `insert into parent_mails (id, child_id, parent_id, kind, due_at)
   select gen_random_uuid(), child_id, parent_id, $kind, $dueAt
   from guardians where child_id = $childId and parent_id <> $parentId`,
);

/** The same, but only to parents who have consented, because only they know about the child. */
export const queueMailsToOtherConsenting = run(
  { childId: uuid, parentId: uuid, kind: mailKind, dueAt: instant },
  `insert into parent_mails (id, child_id, parent_id, kind, due_at)
   select gen_random_uuid(), g.child_id, g.parent_id, $kind, $dueAt
   from guardians g where g.child_id = $childId and g.parent_id <> $parentId and ${parentHasConsented('g')}`,
);

/** To one parent. */
export const queueModuleMail = run(
  { id: uuid, childId: uuid, parentId: uuid, kind: text, now: instant },
  `insert into parent_mails (id, child_id, parent_id, kind, due_at) values ($id, $childId, $parentId, $kind, $now)`,
);

/** To each parent who has consented, at least `apart` seconds after the last mail of the same kind, unless one is queued already. */
export const queueModuleMails = run(
  { childId: uuid, parentId: nullable(uuid), kind: text, now: instant, apart: int4 },
  `insert into parent_mails (id, child_id, parent_id, kind, due_at)
   select gen_random_uuid(), g.child_id, g.parent_id, $kind, greatest($now, (
     select max(coalesce(m.sent_at, m.claimed_at)) + $apart::integer * interval '1 second'
     from parent_mails m where m.parent_id = g.parent_id and m.kind = $kind
   ))
   from guardians g
   where g.child_id = $childId and ($parentId::uuid is null or g.parent_id = $parentId)
     and ${parentHasConsented('g')} and not exists (
     select from parent_mails m
     where m.child_id = g.child_id and m.parent_id = g.parent_id and m.kind = $kind
       and m.sent_at is null and m.claimed_at is null
   )`,
);

export const findAddressee = maybeOne(
  { id: uuid },
  { childId: uuid, parentId: uuid, email: text, username: text, firstName: text },
  `select m.child_id as "childId", m.parent_id as "parentId", p.email, a.username,
     o.first_name as "firstName"
   from parent_mails m join guardians p on p.child_id = m.child_id and p.parent_id = m.parent_id
   join named_accounts a on a.id = m.child_id join own_children o on o.id = m.child_id
   where m.id = $id and m.sent_at is null for key share of m, p, a`,
);

/** Claims due mails of one child, or of all, so that no other node sends them too. */
export const claimMails = many(
  { now: instant, staleBefore: instant, childId: nullable(uuid) },
  { id: uuid, kind: text },
  `update parent_mails set claimed_at = $now where id in (
     select id from parent_mails
     where sent_at is null and due_at <= $now and (claimed_at is null or claimed_at < $staleBefore)
       and ($childId::uuid is null or child_id = $childId)
     order by due_at limit 100 for update skip locked
   ) returning id, kind`,
);

/** Everything that a mail can mention, as of now. */
export const findMail = maybeOne(
  { id: uuid },
  {
    id: uuid,
    kind: mailKind,
    childId: uuid,
    parentId: uuid,
    email: text,
    parentName: text,
    /** The child named this parent when signing up; others were invited, or staff added them. */
    isNamedByChild: bool,
    username: text,
    firstName: text,
    timeZone: text,
    consent: status,
    scopes,
    answerBy: instant,
    eraseAt: nullable(instant),
    /** When everything is erased because the child or staff have ended the account. */
    leavesAt: nullable(instant),
    leavesByStaff: bool,
    /** The parent who deleted the account. */
    deletedBy: nullable(uuid),
    answer: nullable(answerState),
    method: nullable(method),
    answeredVersion: nullable(int4),
    /** The state of this parent's signed form, unless it is verified. */
    formState: nullable(formState),
    formRefusal: nullable(formRefusal),
    formUntil: nullable(instant),
    /** The child's name, as this parent may read it. */
    formChild: text,
    version: int4,
    text,
  },
  `select m.id, m.kind, m.child_id as "childId", m.parent_id as "parentId", p.email, p.name as "parentName",
     p.created_at <= a.created_at as "isNamedByChild", a.username, o.first_name as "firstName", a.time_zone as "timeZone", c.consent, c.scopes, k.answer_by as "answerBy", k.erase_at as "eraseAt",
     d.erase_at as "leavesAt", coalesce(d.is_by_staff, false) as "leavesByStaff",
     d.asked_by_parent as "deletedBy",
     w.state as answer, w.method, w.notice_version as "answeredVersion",
     f.state as "formState", f.refusal as "formRefusal", f.expires_at as "formUntil", ${childName({ child: 'o', guardian: 'p' })} as "formChild",
     n.version, n.text
   from parent_mails m join guardians p on p.child_id = m.child_id and p.parent_id = m.parent_id
   join named_accounts a on a.id = m.child_id join own_children o on o.id = m.child_id
   join consent_in_force c on c.child_id = m.child_id join consents k on k.child_id = m.child_id
   left join leaving_accounts d on d.account_id = m.child_id
   left join consent_answers w on w.child_id = m.child_id and w.parent_id = m.parent_id
   left join consent_forms f on f.child_id = m.child_id and f.parent_id = m.parent_id
   cross join (select version, text from notice_versions order by version desc limit 1) n
   where m.id = $id and m.sent_at is null for key share of m, p, a`,
);
export type DueMail = Row<typeof findMail>;

export const markSent = run(
  { ids: uuids, now: instant },
  'update parent_mails set sent_at = $now where id = any($ids)',
);

export const postponeMail = run(
  { id: uuid, dueAt: instant },
  'update parent_mails set due_at = $dueAt, claimed_at = null where id = $id',
);

/** Retried at `dueAt`. */
export const recordFailedMail = run(
  { id: uuid, dueAt: instant, failure, now: instant },
  `update parent_mails set due_at = $dueAt, claimed_at = null, failure = $failure, failed_at = $now where id = $id`,
);

/** Claims one unsent mail, whenever it is due. */
export const claimMail = maybeOne(
  { id: uuid, now: instant },
  { id: uuid, kind: text },
  'update parent_mails set claimed_at = $now where id = $id and sent_at is null returning id, kind',
);

export const listFailedMails = many(
  { most: int8 },
  { id: uuid, username: text, email: text, failure, failedAt: instant },
  `select m.id, a.username, p.email, coalesce(m.failure, 'other') as failure,
     coalesce(m.failed_at, m.due_at) as "failedAt"
   from parent_mails m join guardians p on p.child_id = m.child_id and p.parent_id = m.parent_id
   join named_accounts a on a.id = m.child_id
   where m.sent_at is null and m.failed_at is not null order by m.failed_at desc limit $most`,
);

export const countFailedMails = one(
  {},
  { count: int8 },
  'select count(*) as count from parent_mails where sent_at is null and failed_at is not null',
);

export const deleteMail = run({ id: uuid }, 'delete from parent_mails where id = $id');

export const deleteMails = run({ childId: uuid }, 'delete from parent_mails where child_id = $childId');

export const deleteMailsTo = run(
  { childId: uuid, parentId: uuid },
  'delete from parent_mails where child_id = $childId and parent_id = $parentId',
);

export const exportMails = many(
  { childId: uuid },
  { kind: mailKind, dueAt: instant, sentAt: nullable(instant) },
  `select kind, due_at as "dueAt", sent_at as "sentAt" from parent_mails where child_id = $childId order by due_at, id`,
);

/** Queues the new notice for all parents who consented to an older one, or haven't answered. */
export const queueRestatedMails = run(
  { now: instant },
  `insert into parent_mails (id, child_id, parent_id, kind, due_at)
   select gen_random_uuid(), g.child_id, g.parent_id,
     case c.consent when 'granted' then 'restated' else 'notice' end, $now
   from guardians g join consent_in_force c on c.child_id = g.child_id where c.consent in ('granted', 'pending')`,
);
