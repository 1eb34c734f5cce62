import type { Context } from '../../platform/context.ts';
import { type CountedWeek, countWeeks } from './figures.ts';
import { type DueReport, insertReports, listDueReports, type NewReport } from './report-queries.ts';

/** Reports per transaction. */
const BATCH = 200;
/** A server that was down on Friday catches up until Monday. After that, a report on last week is of no use. */
const LATE_DAYS = 3;

export const WEEKLY_REPORT = 'weekly_report';

/**
 * Makes the reports that are due, and queues their mails. Each batch is one transaction and each report a unique row, so an
 * interrupted run can continue, and two runs at once make no report twice.
 */
export async function createWeeklyReports(context: Context): Promise<void> {
  let made: number;
  do made = await createBatch(context);
  while (made === BATCH);
}

function createBatch(context: Context): Promise<number> {
  const now = context.clock.now();
  return context.db.transaction(async (tx) => {
    const due = await listDueReports(tx, { now, most: BATCH, lateDays: LATE_DAYS });
    if (due.length === 0) return 0;
    const counted = await countWeeks(context, tx, due);
    const reports = due.map((week, index) => toReport(week, counted[index] as CountedWeek));
    tx.write(insertReports, { reports, kind: WEEKLY_REPORT, now });
    return due.length;
  });
}

function toReport({ childId, firstDay, since, until }: DueReport, week: CountedWeek): NewReport {
  const { figures, minutesByDay, stops } = week;
  return {
    child_id: childId,
    week_start: firstDay,
    covers_from: since,
    covers_until: until,
    riddles_solved: figures.riddlesSolved,
    points_earned: figures.pointsEarned,
    jokes_liked: figures.jokesLiked,
    posts_created: figures.postsCreated,
    comments_posted: figures.commentsPosted,
    content_liked: figures.contentLiked,
    messages_sent: figures.messagesSent,
    time_active_minutes: minutesByDay.reduce((sum, minutes) => sum + minutes, 0),
    new_friends: figures.newBuddies,
    minutes_by_day: minutesByDay,
    filter_stops: stops,
  };
}
