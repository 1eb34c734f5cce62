import type * as contract from '#contract/safety.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import type { ChildActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import { getPeople, getReviewable, openCase } from './moderation/cases.ts';
import { reportSeverity } from './moderation/policy.ts';
import { findReport, insertReport, lockOwnReports } from './report-queries.ts';

/**
 * Stores a child's report of something that they can see, once. Hidden and own things read as not found.
 */
export async function sendReport(
  context: Context,
  actor: ChildActor,
  { targetType: kind, targetId: subject, reason }: Body<typeof contract.sendReport>,
): Promise<undefined> {
  const reviewable = getReviewable(context, kind);
  const reporterId = actor.accountId;
  const at = context.clock.now();
  await context.db.transaction(async (tx) => {
    tx.lock(lockOwnReports, { reporterId });
    const [earlier, isVisible, copy, reporter] = await Promise.all([
      findReport(tx, { reporterId, kind, subject }),
      reviewable.isVisibleTo?.(tx, actor, subject, at) ?? false,
      reviewable.freeze(tx, subject, at),
      getPeople(context).describe(tx, reporterId),
    ]);
    if (earlier) return;
    if (!isVisible || !copy || !reporter || copy.authorId === reporterId) throw new Problem('not_found');
    const alarm = reportSeverity(reason, reporter.joinedAt, at);
    openCase(tx, { kind, subject, reason: 'report', ...alarm, copy, at });
    tx.write(insertReport, { reporterId, kind, subject, reason, at });
  });
}
