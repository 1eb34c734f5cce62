import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/transaction.ts';

const PAIR = 'friends.pair';

type Notifier = Pick<Context, 'realtime' | 'bus'>;

/** After the commit both browsers refetch. The message does not say what changed. */
export function notifyPair(context: Notifier, tx: Transaction, oneId: string, otherId: string): void {
  tx.afterCommit(() => notifyPairNow(context, oneId, otherId));
}

export function notifyPairNow({ realtime, bus }: Notifier, oneId: string, otherId: string): void {
  publishPairChanged({ bus }, oneId, otherId);
  for (const id of [oneId, otherId]) realtime.notifyChanged(id, 'requests');
}

/** Clears this pair from the caches of every node. */
export function publishPairChanged({ bus }: Pick<Context, 'bus'>, oneId: string, otherId: string): void {
  bus.publish(PAIR, { oneId, otherId });
}

/** Called on every node when a friendship, request or block between two children changes. */
export function onPairChanged({ bus }: Pick<Context, 'bus'>, handler: (oneId: string, otherId: string) => void): void {
  bus.subscribe(PAIR, ({ oneId = '', otherId = '' }) => handler(oneId, otherId));
}
