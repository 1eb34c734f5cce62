import { sessionSecret } from '../accounts/index.ts';
import { HOUR, later } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { countAlarms, forgetAlarms, lockAlarms, noteAlarm } from './alarm-queries.ts';

/** Messages about danger that come before staff one by one, an hour. The others are kept, and gathered in one case. */
export const MAX_ALARMS_PER_NETWORK_PER_HOUR = 5;
export const MAX_ALARMS_PER_HOUR = 30;

/** Whether visitors have written so often about danger within the hour that one more waits with the others. */
export async function countVisitor(context: Context, tx: Transaction, address: string): Promise<boolean> {
  const since = later(context.clock.now(), -HOUR);
  const [, { inAll, ofNetwork }] = await Promise.all([
    lockAlarms(tx, {}),
    countAlarms(tx, { network: networkOf(context, address), since }),
  ]);
  return ofNetwork >= MAX_ALARMS_PER_NETWORK_PER_HOUR || inAll >= MAX_ALARMS_PER_HOUR;
}

export async function noteVisitor(context: Context, tx: Transaction, messageId: string, address: string) {
  await noteAlarm(tx, { messageId, network: networkOf(context, address), at: context.clock.now() });
}

export async function forgetVisitors({ db, clock }: Context): Promise<void> {
  await forgetAlarms(db, { before: later(clock.now(), -HOUR) });
}

/** Tells one network from another, and cannot be traced back to it. */
function networkOf(context: Context, address: string): Buffer {
  return sessionSecret(context).hash('visitor alarm', address);
}
