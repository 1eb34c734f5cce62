import { localeAt } from '../../../platform/local-dates.ts';
import { exportReports } from '../../reports/report-queries.ts';
import type { CopySection } from '../section.ts';

/** The weekly reports that parents got. */
export const weeklyReports: CopySection = {
  id: 'reports',
  title: 'My weeks',
  write: async ({ db }, { childId, timeZone }) => {
    const reports = await exportReports(db, { childId });
    if (reports.length === 0) return { blocks: [{ kind: 'text', text: 'No weekly report yet.' }] };
    return {
      blocks: [
        {
          kind: 'table',
          head: ['Week from', 'Minutes', 'Riddles', 'Points', 'Posts', 'Comments', 'Messages'],
          rows: reports.map((week) => [
            formatDay(week.firstDay, timeZone),
            week.timeActiveMinutes,
            week.riddlesSolved,
            week.pointsEarned,
            week.postsCreated,
            week.commentsPosted,
            week.messagesSent,
          ]),
        },
      ],
    };
  },
};

function formatDay(day: string, home: string): string {
  return new Intl.DateTimeFormat(localeAt('en', home), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
}
