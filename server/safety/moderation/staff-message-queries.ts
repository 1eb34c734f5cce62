import type { StaffMessageTemplate } from '#contract/safety.ts';
import { type Column, instant, int8, nullable, text, uuid } from '../../platform/db/columns.ts';
import { many, maybeOne, run } from '../../platform/db/statement.ts';
import { isConfidential } from './confidential.ts';
import { isNews } from './staff-message-news.ts';

const template = text as Column<StaffMessageTemplate>;

export const insertStaffMessage = run(
  { id: uuid, accountId: uuid, caseId: nullable(uuid), template, about: text, at: instant },
  `insert into staff_notices (id, account_id, case_id, template, about, at)
   values ($id, $accountId, $caseId, $template, $about, $at)`,
);

/** One message to everybody who reported it. */
export const insertThanks = many(
  { caseId: uuid, template, at: instant },
  { accountId: uuid },
  `insert into staff_notices (id, account_id, case_id, template, at)
   select gen_random_uuid(), reporter_id, case_id, $template, $at from reports where case_id = $caseId
   returning account_id as "accountId"`,
);

/** The newest first: it may answer an earlier one. */
export const listNewMessages = many(
  { accountId: uuid, now: instant },
  { id: uuid, template, about: text, at: instant },
  `select id, template, about, at from staff_notices n
   where account_id = $accountId and ${isNews('n', '$now')} order by at desc, id desc limit 20`,
);

/** What was read, to be read again. */
export const listPastMessages = many(
  { accountId: uuid, now: instant, beforeAt: instant, beforeId: uuid, most: int8 },
  { id: uuid, template, about: text, at: instant },
  `select id, template, about, at from staff_notices n
   where account_id = $accountId and not ${isNews('n', '$now')} and (at, id) < ($beforeAt, $beforeId)
   order by at desc, id desc limit $most`,
);

/** The newest to the author of a case about it. */
export const findMessageToAuthor = maybeOne(
  { caseId: uuid, authorId: uuid },
  { at: instant, seenAt: nullable(instant) },
  `select at, seen_at as "seenAt" from staff_notices
   where account_id = $authorId and case_id = $caseId order by at desc, id desc limit 1`,
);

/** Also true when it was seen before. */
export const markSeen = run(
  { id: uuid, accountId: uuid, now: instant },
  'update staff_notices set seen_at = coalesce(seen_at, $now) where id = $id and account_id = $accountId',
);

/** After a suspension was lifted, nobody is asked to take a break any more. */
export const markSuspensionMessagesSeen = run(
  { accountId: uuid, now: instant },
  `update staff_notices set seen_at = $now
   where account_id = $accountId and seen_at is null and template like 'paused%'`,
);

export const exportStaffMessages = many(
  { accountId: uuid },
  { template, about: text, at: instant, seenAt: nullable(instant) },
  `select template, about, at, seen_at as "seenAt"
   from staff_notices where account_id = $accountId and not ${isConfidential('case_id')} order by at`,
);

export const deleteStaffMessages = run({ accountId: uuid }, 'delete from staff_notices where account_id = $accountId');
