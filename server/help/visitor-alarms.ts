import { sessionSecret } from '../accounts/index.ts';
import { HOUR, later } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { countAlarms, deleteAlarms, insertAlarm, lockAlarms } from './alarm-queries.ts';

/** So many messages of visitors about danger get a case of their own. Further ones are stored, and share one case. */
export const MAX_ALARMS_PER_NETWORK_PER_HOUR = 5;
export const MAX_ALARMS_PER_HOUR = 30;

/** Whether one more message about danger exceeds the limit of its network, or of all visitors. */
export async function hasReachedLimit(context: Context, tx: Transaction, address: string): Promise<boolean> {
  const since = later(context.clock.now(), -HOUR);
  tx.lock(lockAlarms, {});
  const { inAll, ofNetwork } = await countAlarms(tx, { network: hashNetwork(context, address), since });
  return ofNetwork >= MAX_ALARMS_PER_NETWORK_PER_HOUR || inAll >= MAX_ALARMS_PER_HOUR;
}

export function recordAlarm(context: Context, tx: Transaction, messageId: string, address: string): void {
  tx.write(insertAlarm, { messageId, network: hashNetwork(context, address), at: context.clock.now() });
}

export async function deleteExpiredAlarms({ db, clock }: Context): Promise<void> {
  await deleteAlarms(db, { before: later(clock.now(), -HOUR) });
}

/** A keyed hash: it distinguishes networks and cannot be traced back to one. */
function hashNetwork(context: Context, address: string): Buffer {
  return sessionSecret(context).hash('visitor alarm', address);
}
