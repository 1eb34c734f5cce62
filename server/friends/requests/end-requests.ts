import { later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { notifyPair } from '../notify.ts';
import { REFUSAL_RETENTION, REQUEST_RETENTION } from '../policy.ts';
import { deleteOldRefusals } from './request-limit-queries.ts';
import { closeRequestsWithoutScope, deleteOldRequests, expireRequests } from './request-queries.ts';

/** A job: nobody waits for ever for an answer, and what is over is forgotten. */
export async function expireOldRequests({ db, clock }: Context): Promise<void> {
  const now = clock.now();
  await expireRequests(db, { now });
  await deleteOldRequests(db, { before: later(now, -REQUEST_RETENTION) });
  await deleteOldRefusals(db, { before: later(now, -REFUSAL_RETENTION).toISOString().slice(0, 10) });
}

/** A parent may have taken buddies back. Then nobody waits for an answer. */
export async function endClosedRequests(context: Context, childId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const closed = await closeRequestsWithoutScope(tx, { childId, now: context.clock.now() });
    for (const { senderId, receiverId } of closed) notifyPair(context, tx, senderId, receiverId);
  });
}
