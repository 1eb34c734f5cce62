import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import { type AlertState, readAlertState } from '../alerts/alerts.ts';
import { countWaiting } from './case-queries.ts';

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
