import type { Scope } from '#contract/shared/endpoint.ts';
import type { ConsentStatus } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { Problem } from '../platform/problem.ts';
import type { EndReason } from '../platform/realtime/realtime.ts';
import * as queries from './account-queries.ts';
import { announceChange } from './announce-change.ts';
import { scopesChanged } from './events.ts';
import { invalidateEverywhere } from './memory.ts';
import { announceEnd } from './sessions/announce-end.ts';
import { deleteAccountSessions } from './sessions/session-queries.ts';

export interface Consent {
  readonly status: ConsentStatus;
  readonly method: string | null;
  readonly scopes: readonly Scope[];
  /** Why a revoked consent closes the account. Without a reason, a grown-up chose it. */
  readonly because?: EndReason;
}

/** Sets a child's consent and scopes, on all nodes as soon as they are committed. Revoking signs the child out. */
export function setConsent(
  context: Context,
  tx: Transaction,
  childId: string,
  { status, method, scopes, because = 'account_closing' }: Consent,
): void {
  tx.write(queries.changeConsent, { id: childId, consent: status, method, scopes, now: context.clock.now() });
  if (status === 'revoked') tx.write(deleteAccountSessions, { accountId: childId });
  context.events.emit(tx, scopesChanged, childId, {});
  tx.afterCommit(() => {
    announceChange(context, childId);
    if (status === 'revoked') announceEnd(context, { accountId: childId, because });
  });
}

/**
 * Whether a child's posts may reach children who are not friends. A child who needs no consent chooses this alone
 * (docs/product-decisions.md, P20). For others, a parent does.
 */
export async function chooseReach(context: Context, tx: Transaction, childId: string, isOn: boolean): Promise<void> {
  const changed = await queries.setReach(tx, { id: childId, isOn });
  if (changed === 0) throw new Problem('not_for_you');
  context.events.emit(tx, scopesChanged, childId, {});
  tx.afterCommit(() => invalidateEverywhere(context, { accountId: childId }));
}

/** Turns every scope off for every child who needs consent; the consents themselves stay. Returns the children. */
export async function closeScopes(
  context: Pick<Context, 'bus' | 'realtime'>,
  tx: Transaction,
): Promise<readonly string[]> {
  const childIds = (await queries.closeScopes(tx, {})).map(({ id }) => id);
  tx.afterCommit(() => {
    for (const childId of childIds) announceChange(context, childId);
  });
  return childIds;
}
