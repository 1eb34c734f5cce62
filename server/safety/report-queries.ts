import { instant, int8, text, uuid } from '../platform/db/columns.ts';
import { many, maybeOne, run } from '../platform/db/statement.ts';

/** One report of a child after the other, until the transaction ends. */
export const lockOwnReports = run(
  { reporterId: text },
  `select where pg_advisory_xact_lock(hashtextextended('reports ' || $reporterId, 0)) is not null`,
);

export const findReport = maybeOne(
  { reporterId: uuid, kind: text, subject: uuid },
  { at: instant },
  'select at from reports where reporter_id = $reporterId and kind = $kind and subject = $subject',
);

/** Belongs to the case that is open now. */
export const insertReport = run(
  { reporterId: uuid, kind: text, subject: uuid, reason: text, at: instant },
  `insert into reports (reporter_id, kind, subject, case_id, reason, at)
   select $reporterId, $kind, $subject, id, $reason, $at from cases
   where kind = $kind and subject = $subject and state in ('open', 'escalated', 'removing')`,
);

export const countReasons = many(
  { caseId: uuid },
  { reason: text, count: int8 },
  'select reason, count(*) as count from reports where case_id = $caseId group by reason order by 2 desc, 1',
);

export const exportReports = many(
  { accountId: uuid },
  { kind: text, reason: text, at: instant },
  'select kind, reason, at from reports where reporter_id = $accountId order by at',
);

export const deleteReports = run({ accountId: uuid }, 'delete from reports where reporter_id = $accountId');
