import type { Queryable } from '../platform/db/statement.ts';
import { deleteWeeksBefore } from './queries.ts';

/** SQL for what a child earned in a week: at most one row (points), and none without points. */
export const weekPoints = (accountId: string, week: string) =>
  `select points from weekly_points where account_id = ${accountId} and week = ${week}`;

export async function forgetWeeksBefore(db: Queryable, week: string): Promise<void> {
  await deleteWeeksBefore(db, { week });
}
