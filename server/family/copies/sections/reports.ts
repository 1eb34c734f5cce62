import { exportReports } from '../../reports/report-queries.ts';
import type { CopySection } from '../section.ts';

/** The weekly reports that parents got. */
export const weeklyReports: CopySection = {
  id: 'reports',
  title: 'My weeks',
  write: async ({ db }, { childId }) => {
    const reports = await exportReports(db, { childId });
    if (reports.length === 0) return { blocks: [{ kind: 'text', text: 'No weekly report yet.' }] };
    return {
      blocks: [
        {
          kind: 'table',
          head: ['Week from', 'Minutes', 'Riddles', 'Points', 'Posts', 'Comments', 'Messages'],
          rows: reports.map((week) => [
            formatDay(week.firstDay),
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

function formatDay(day: string): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
}
