import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/transaction.ts';

const PAIR = 'friends.pair';

type Telling = Pick<Context, 'realtime' | 'bus'>;

/** The screens of both fetch again what stands between them; nobody hears what it was. */
export function notifyPair(context: Telling, tx: Transaction, oneId: string, otherId: string): void {
  tx.afterCommit(() => notifyPairNow(context, oneId, otherId));
}

/** Once it is stored. */
export function notifyPairNow({ realtime, bus }: Telling, oneId: string, otherId: string): void {
  publishPairChanged({ bus }, oneId, otherId);
  for (const id of [oneId, otherId]) realtime.notifyChanged(id, 'requests');
}

/** All nodes ask anew whether the two may meet. */
export function publishPairChanged({ bus }: Pick<Context, 'bus'>, oneId: string, otherId: string): void {
  bus.publish(PAIR, { oneId, otherId });
}

/** Hears on every node that something between two has changed: buddies, requests, a block. */
export function onPairChanged({ bus }: Pick<Context, 'bus'>, hear: (oneId: string, otherId: string) => void): void {
  bus.subscribe(PAIR, ({ oneId = '', otherId = '' }) => hear(oneId, otherId));
}
