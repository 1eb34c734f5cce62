import type { SuspensionReason } from '#contract/safety/suspensions.ts';
import { bool, type Column, instant, nullable, text, uuid, uuids } from '../../platform/db/columns.ts';
import { many, maybeOne, run } from '../../platform/db/statement.ts';
import { isWaiting } from '../moderation/case-columns.ts';
import { isConfidential } from '../moderation/confidential.ts';

const reason = nullable(text as Column<SuspensionReason>);

export const insertSuspension = run(
  { id: uuid, accountId: uuid, caseId: nullable(uuid), reason, by: uuid, now: instant, endsAt: instant },
  `insert into pauses (id, account_id, case_id, reason, decided_by, starts_at, ends_at)
   values ($id, $accountId, $caseId, $reason, $by, $now, $endsAt)`,
);

/** The one that ends last, and what the child was told that it is about. */
export const findSuspension = maybeOne(
  { accountId: uuid, now: instant },
  { id: uuid, endsAt: instant, appealedAt: nullable(instant), isAnswered: bool, reason, about: text },
  `select p.id, p.ends_at as "endsAt", p.appealed_at as "appealedAt", exists (
     select from cases c where c.kind = 'appeal' and c.subject = p.id and c.state = 'decided'
   ) as "isAnswered", p.reason, coalesce((
     select n.about from staff_notices n
     where n.account_id = p.account_id and n.case_id = p.case_id and n.template = 'paused' order by n.at desc limit 1
   ), '') as about
   from pauses p where p.account_id = $accountId and p.ends_at > $now order by p.ends_at desc limit 1`,
);

/** Once: a second appeal touches no row. */
export const startAppeal = run(
  { id: uuid, accountId: uuid, now: instant },
  `update pauses set appealed_at = $now
   where id = $id and account_id = $accountId and ends_at > $now and appealed_at is null`,
);

export const findOwnSuspension = maybeOne(
  { id: uuid, accountId: uuid, now: instant },
  { id: uuid },
  'select id from pauses where id = $id and account_id = $accountId and ends_at > $now',
);

/** What a child appeals against. */
export const findAppealed = maybeOne(
  { id: uuid },
  { by: nullable(uuid), reason, startsAt: instant, endsAt: instant },
  `select decided_by as by, reason, starts_at as "startsAt", ends_at as "endsAt" from pauses where id = $id`,
);

/** What the suspended child had written. */
export const findSuspendedFor = many(
  { id: uuid },
  { who: text, text, at: nullable(instant) },
  `select k.author_name as who, k.text, k.written_at as at
   from pauses p join case_copies k on k.case_id = p.case_id where p.id = $id and k.text is not null`,
);

/** Of some children. Leaves out those that may be about a danger, of which no parent may learn. */
export const listForParents = many(
  { accountIds: uuids, now: instant },
  { accountId: uuid, endsAt: instant },
  `select account_id as "accountId", max(ends_at) as "endsAt" from pauses
   where account_id = any($accountIds) and ends_at > $now and reason is distinct from 'safety'
     and not ${isConfidential('case_id')}
   group by account_id`,
);

export const endSuspensions = run(
  { accountId: uuid, now: instant },
  'update pauses set ends_at = $now where account_id = $accountId and ends_at > $now',
);

/** Not one in which the child may be in danger: somebody still has to read that. */
export const withdrawAppeals = run(
  { accountId: uuid, now: instant },
  `update cases set state = 'withdrawn', decided_at = $now
   where kind = 'appeal' and reason = 'appeal' and author_id = $accountId and ${isWaiting}`,
);

export const exportSuspensions = many(
  { accountId: uuid },
  { startsAt: instant, endsAt: instant, appealedAt: nullable(instant), reason },
  `select starts_at as "startsAt", ends_at as "endsAt", appealed_at as "appealedAt", reason from pauses
   where account_id = $accountId and not ${isConfidential('case_id')} order by starts_at`,
);

export const deleteSuspensions = run({ accountId: uuid }, 'delete from pauses where account_id = $accountId');
