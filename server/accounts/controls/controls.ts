import type { Controls } from '#contract/rules/family/controls.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { announceChange } from '../announce-change.ts';
import { hoursToColumn } from './columns.ts';
import * as queries from './control-queries.ts';

export { hoursFromColumn, hoursToColumn } from './columns.ts';

/** The limits of a child at an instant, with the minutes used on that day. */
export function findTimes(db: Queryable, childId: string, now: Date) {
  return queries.findTimes(db, { id: childId, now });
}

/** Sets the limits of a child. They apply on all nodes and open sockets as soon as they are committed. */
export function setControls(context: Context, tx: Transaction, childId: string, controls: Controls): void {
  const { dailyLimit, openHours, isPaused, allowsPresence } = controls;
  tx.write(queries.changeControls, {
    id: childId,
    dailyLimit,
    openHours: hoursToColumn(openHours),
    isPaused,
    allowsPresence,
  });
  tx.afterCommit(() => announce(context, childId));
}

/** The child's days, weeks, streaks and open hours use this time zone from now on. */
export function setTimeZone(context: Context, tx: Transaction, childId: string, timeZone: string): void {
  tx.write(queries.changeTimeZone, { id: childId, timeZone });
  tx.afterCommit(() => announce(context, childId));
}

function announce(context: Context, childId: string): void {
  announceChange(context, childId);
  context.realtime.checkAccess(childId);
}
