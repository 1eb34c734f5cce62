import type { readConsent } from '#contract/family.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { findOwnConsent, seeNews } from './consent-queries.ts';

/** Where a child's own consent stands. */
export async function readOwnConsent(context: Context, actor: ChildActor): Promise<Returns<typeof readConsent>> {
  const own = await findOwnConsent(context.db, { childId: actor.accountId });
  if (!own) throw new Problem('sign_in_required');
  return { ...own, scopes: [...own.scopes], eraseAt: own.eraseAt?.toISOString() ?? null };
}

export async function seeOwnNews(context: Context, actor: ChildActor): Promise<undefined> {
  await seeNews(context.db, { childId: actor.accountId, now: context.clock.now() });
  context.realtime.notifyChanged(actor.accountId, 'user');
}
