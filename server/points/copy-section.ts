import type { CopySection } from '../family/index.ts';
import { findPoints, listEntries, listLevels } from './queries.ts';

export const pointsSection: CopySection = {
  id: 'points',
  title: 'My points',
  write: async ({ db }, { childId: accountId }) => {
    const [totals, entries, levels] = await Promise.all([
      findPoints(db, { accountId }),
      listEntries(db, { accountId }),
      listLevels(db, { accountId }),
    ]);
    return {
      blocks: [
        {
          kind: 'facts',
          facts: [
            ['Points', totals?.total ?? 0],
            ['Riddles solved', totals?.riddlesSolved ?? 0],
            ['Level', levels.at(-1)?.level ?? 1],
          ],
        },
      ],
      pages:
        entries.length === 0
          ? []
          : [
              {
                title: 'All points, one by one',
                blocks: [
                  {
                    kind: 'table',
                    head: ['When', 'For', 'Points'],
                    rows: entries.map(({ at, reason, points }) => [at, reason.replaceAll('_', ' '), points]),
                  },
                ],
              },
            ],
    };
  },
};
