import type * as contract from '#contract/family.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { findOwnConsent, markSeen } from './consent-queries.ts';

export async function readConsent(context: Context, actor: ChildActor): Promise<Returns<typeof contract.readConsent>> {
  const own = await findOwnConsent(context.db, { childId: actor.accountId });
  if (!own) throw new Problem('sign_in_required');
  return { ...own, scopes: [...own.scopes], eraseAt: own.eraseAt?.toISOString() ?? null };
}

/** The child has seen the good news, so no other screen shows it again. */
export async function markConsentSeen(context: Context, actor: ChildActor): Promise<undefined> {
  await markSeen(context.db, { childId: actor.accountId, now: context.clock.now() });
  context.realtime.notifyChanged(actor.accountId, 'user');
}
