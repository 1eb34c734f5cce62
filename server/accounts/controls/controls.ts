import type { Controls } from '#contract/rules/family/controls.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { announceChange } from '../announce-change.ts';
import { hoursToColumn } from './columns.ts';
import { changeControls, changeTimeZone } from './control-queries.ts';

/** Sets what holds for a child. From the commit on it holds on all nodes, open sockets included. */
export function setControls(context: Context, tx: Transaction, childId: string, controls: Controls): void {
  const { dailyLimit, openHours, isPaused, allowsPresence } = controls;
  tx.write(changeControls, { id: childId, dailyLimit, openHours: hoursToColumn(openHours), isPaused, allowsPresence });
  tx.afterCommit(() => announce(context, childId));
}

/** Days, weeks, streaks and open hours of the child go by this clock from now on. */
export function setTimeZone(context: Context, tx: Transaction, childId: string, timeZone: string): void {
  tx.write(changeTimeZone, { id: childId, timeZone });
  tx.afterCommit(() => announce(context, childId));
}

function announce(context: Context, childId: string): void {
  announceChange(context, childId);
  context.realtime.checkAccess(childId);
}
