import type { Scope } from '#contract/shared/endpoint.ts';
import type { ConsentStatus } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { changeConsent } from './account-queries.ts';
import { forgetEverywhere } from './memory.ts';

export interface Consent {
  readonly status: ConsentStatus;
  readonly method: string;
  readonly scopes: readonly Scope[];
}

/** Sets what a child's parents have opened. Holds from the commit on, on all nodes. */
export async function recordConsent(
  context: Context,
  tx: Transaction,
  childId: string,
  { status, method, scopes }: Consent,
): Promise<void> {
  tx.afterCommit(() => {
    forgetEverywhere(context, { accountId: childId });
    context.realtime.tellChanged(childId, 'user');
  });
  await changeConsent(tx, { id: childId, consent: status, method, scopes, now: context.clock.now() });
}
