import { later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { notifyBoth } from '../notify.ts';
import { KEPT_AFTER_END, REFUSALS_KEPT } from '../policy.ts';
import { forgetOldRefusals } from './request-limit-queries.ts';
import { closeRequestsOf, expireRequests, forgetOldRequests } from './request-queries.ts';

/** A job: nobody waits for ever for an answer, and what is over is forgotten. */
export async function endRequests({ db, clock }: Context): Promise<void> {
  const now = clock.now();
  await expireRequests(db, { now });
  await forgetOldRequests(db, { before: later(now, -KEPT_AFTER_END) });
  await forgetOldRefusals(db, { before: later(now, -REFUSALS_KEPT).toISOString().slice(0, 10) });
}

/** A parent may have taken buddies back. Then nobody waits for an answer. */
export async function endClosedRequests(context: Context, childId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const closed = await closeRequestsOf(tx, { childId, now: context.clock.now() });
    for (const { senderId, receiverId } of closed) notifyBoth(context, tx, senderId, receiverId);
  });
}
