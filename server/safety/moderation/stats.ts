import { DAY, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import { type AlertState, readAlertState } from '../alerts/alerts.ts';
import { countWaiting, readUsualReportMinutes } from './case-queries.ts';

export interface ModerationStats {
  readonly openCases: number;
  readonly urgentCases: number;
  /** Whether staff are alerted about urgent cases. */
  readonly urgentMail: AlertState;
}

/** For the page of admins. */
export async function readModerationStats(context: Context, db: Queryable): Promise<ModerationStats> {
  const [waiting, urgentMail] = await Promise.all([countWaiting(db, { self: null }), readAlertState(context, db)]);
  return { openCases: waiting.open, urgentCases: waiting.urgent, urgentMail };
}

const MEASURED_OVER = 30 * DAY;
/** Fewer say little about the next one. */
const ENOUGH_REPORTS = 10;

/** How long it usually takes from a report to a decision of staff, in whole minutes; null where there were too few lately. */
export async function usualReportMinutes(db: Queryable, now: Date): Promise<number | null> {
  const { minutes } = await readUsualReportMinutes(db, { since: later(now, -MEASURED_OVER), atLeast: ENOUGH_REPORTS });
  return minutes === null ? null : Math.max(1, minutes);
}
