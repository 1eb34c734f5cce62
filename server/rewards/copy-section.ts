import type { CopySection } from '../family/index.ts';
import { listEarned } from './achievements/achievement-queries.ts';
import { getRewardContent } from './content.ts';
import { listPurchases } from './store/store-queries.ts';
import { listStreaks } from './streaks/streak-queries.ts';

export const badgesSection: CopySection = {
  id: 'badges',
  title: 'My badges',
  write: async (context, { childId: accountId }) => {
    const { db } = context;
    const [earned, streaks, purchases] = await Promise.all([
      listEarned(db, { accountId }),
      listStreaks(db, { accountId }),
      listPurchases(db, { accountId }),
    ]);
    const names = new Map(getRewardContent(context).achievements.map(({ id, name }) => [id, name]));
    return {
      blocks: [
        {
          kind: 'table',
          head: ['Badge', 'Earned'],
          rows: earned.map(({ achievementId, at }) => [names.get(achievementId) ?? achievementId, at]),
        },
        { kind: 'heading', text: 'Streaks and things for my Pip' },
        {
          kind: 'facts',
          facts: [
            ...streaks.map(({ kind, longest }) => [`Longest ${kind} streak`, `${longest} days`] as const),
            ['Things from the shop', purchases.map(({ itemId }) => itemId.replaceAll('-', ' ')).join(', ') || 'none'],
          ],
        },
      ],
    };
  },
};
