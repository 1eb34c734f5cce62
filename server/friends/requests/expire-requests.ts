import { later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { notifyPairNow } from '../notify.ts';
import { REFUSAL_RETENTION, REQUEST_RETENTION } from '../policy.ts';
import { deleteOldRefusals } from './request-limit-queries.ts';
import { closeRequestsWithoutScope, deleteOldRequests, expireRequests } from './request-queries.ts';

export async function expireOldRequests({ db, clock }: Context): Promise<void> {
  const now = clock.now();
  await expireRequests(db, { now });
  await deleteOldRequests(db, { before: later(now, -REQUEST_RETENTION) });
  await deleteOldRefusals(db, { before: later(now, -REFUSAL_RETENTION).toISOString().slice(0, 10) });
}

/** Closes the open requests of a child whose parents do not allow friends any more. */
export async function closeForbiddenRequests(context: Context, childId: string): Promise<void> {
  const { db, clock } = context;
  const closed = await closeRequestsWithoutScope(db, { childId, now: clock.now() });
  for (const { senderId, receiverId } of closed) notifyPairNow(context, senderId, receiverId);
}
