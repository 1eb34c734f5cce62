import type { Scope } from '#contract/shared/endpoint.ts';
import type { ConsentStatus } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { changeConsent, closeScopes } from './account-queries.ts';
import { scopesChanged } from './events.ts';
import { forgetEverywhere } from './memory.ts';
import { deleteSessionsOf } from './session-queries.ts';
import { announceEnd } from './sessions.ts';

export interface Consent {
  readonly status: ConsentStatus;
  readonly method: string | null;
  readonly scopes: readonly Scope[];
}

/** Sets what a child's parents have opened. Holds from the commit on, on all nodes. Revoking signs the child out. */
export function recordConsent(
  context: Context,
  tx: Transaction,
  childId: string,
  { status, method, scopes }: Consent,
): void {
  const ends = status === 'revoked';
  tx.afterCommit(() => {
    forgetEverywhere(context, { accountId: childId });
    context.realtime.notifyChanged(childId, 'user');
    if (ends) announceEnd(context, { accountId: childId });
  });
  tx.write(changeConsent, { id: childId, consent: status, method, scopes, now: context.clock.now() });
  if (ends) tx.write(deleteSessionsOf, { accountId: childId });
  context.events.emit(tx, scopesChanged, childId, {});
}

/** Closes every scope of every child who needs consent, at once; the consents themselves stay. */
export async function pauseScopes(
  context: Pick<Context, 'bus' | 'realtime'>,
  tx: Transaction,
): Promise<readonly string[]> {
  const paused = (await closeScopes(tx, {})).map(({ id }) => id);
  tx.afterCommit(() => {
    for (const accountId of paused) {
      forgetEverywhere(context, { accountId });
      context.realtime.notifyChanged(accountId, 'user');
    }
  });
  return paused;
}
