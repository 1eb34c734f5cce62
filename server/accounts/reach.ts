import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { Problem } from '../platform/problem.ts';
import { scopesChanged } from './events.ts';
import { forgetEverywhere } from './memory.ts';
import { setReach } from './user-queries.ts';

/**
 * Whether own posts may go beyond buddies: whoever needs nobody's consent chooses that alone (decision 20); for others their
 * grown-ups do.
 */
export async function chooseReach(context: Context, tx: Transaction, childId: string, isOn: boolean): Promise<void> {
  const changed = await setReach(tx, { id: childId, isOn });
  if (changed === 0) throw new Problem('not_for_you');
  tx.afterCommit(() => forgetEverywhere(context, { accountId: childId }));
  context.events.emit(tx, scopesChanged, childId, {});
}
