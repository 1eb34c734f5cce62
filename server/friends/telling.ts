import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/transaction.ts';

/** The screens of both fetch again what stands between them; nobody hears what it was. */
export function tellBoth(
  { realtime }: Pick<Context, 'realtime'>,
  tx: Transaction,
  oneId: string,
  otherId: string,
): void {
  tx.afterCommit(() => {
    for (const id of [oneId, otherId]) realtime.tellChanged(id, 'requests');
  });
}
