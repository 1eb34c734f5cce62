import { type CopySection, count } from '../family/index.ts';
import { exportResults } from './alone/queries.ts';
import { exportCollaborativeGames } from './collaborative/personal-queries.ts';

export const gamesSection: CopySection = {
  id: 'games',
  title: 'My games',
  write: async ({ db }, { childId: accountId }) => {
    const [results, together] = await Promise.all([
      exportResults(db, { accountId }),
      exportCollaborativeGames(db, { accountId }),
    ]);
    return {
      blocks: [
        {
          kind: 'text',
          text: `${count(results.length, 'game')} alone, ${count(together.length, 'game')} with others.`,
        },
        {
          kind: 'table',
          head: ['When', 'Game', 'Score'],
          rows: results.map(({ at, gameId, score }) => [at, gameId.replaceAll('-', ' '), score]),
        },
        {
          kind: 'entries',
          entries: together.map(({ title, words, score, joinedAt, gameType }) => ({
            title,
            ...(words ? { text: words } : {}),
            at: joinedAt,
            note: `${gameType.replaceAll('_', ' ')}, ${count(score, 'point')}`,
          })),
        },
      ],
    };
  },
};
