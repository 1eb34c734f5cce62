import { later } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { KEPT_AFTER_END } from './policy.ts';
import { expireRequests, forgetOldRequests } from './request-queries.ts';

/** A job: nobody waits for ever for an answer, and what is over is forgotten. */
export async function endRequests({ db, clock }: Context): Promise<void> {
  const now = clock.now();
  await expireRequests(db, { now });
  await forgetOldRequests(db, { before: later(now, -KEPT_AFTER_END) });
}
