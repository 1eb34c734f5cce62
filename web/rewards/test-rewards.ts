import type { Achievement, DailyChallenge, Streaks, UserStats } from '#contract/rewards.ts';

/** A child who has been on Lilypad for a while. */
export const maya = {
  id: 'maya',
  kind: 'child',
  username: 'maya',
  displayName: 'Brave Otter',
  can: { meetOthers: true },
  settings: {},
};

export const points = {
  totalPoints: 2250,
  currentLevel: 13,
  intoLevel: 129,
  levelNeeds: 309,
  riddlesSolved: 20,
  riddlesRevealed: 1,
};

export const stats: UserStats = {
  totalPoints: 2250,
  currentLevel: 13,
  gamesPlayed: 12,
  friendsCount: 4,
  riddlesSolved: 20,
  achievementsEarned: 10,
  totalAchievements: 40,
  postsCreated: 3,
  commentsPosted: 7,
  likesReceived: 9,
  streaks: { currentStreak: 5, riddleStreak: 4, gameStreak: 2, socialStreak: 1, longestStreak: 8 },
};

export const achievement = (more: Partial<Achievement> = {}): Achievement => ({
  id: 'wise-owl',
  name: 'Wise Owl',
  description: 'Solve 100 riddles.',
  iconEmoji: '🦉',
  category: 'riddles',
  rarity: 'epic',
  pointReward: 100,
  isSecret: false,
  isEarned: false,
  progress: 0,
  earnedAt: null,
  ...more,
});

export const earned = (more: Partial<Achievement> = {}): Achievement =>
  achievement({ isEarned: true, progress: 100, earnedAt: '2026-05-04T10:00:00.000Z', ...more });

/** As the server masks it. */
export const secret = (id: string): Achievement =>
  achievement({ id, name: 'Secret Achievement', description: 'Keep exploring.', iconEmoji: '❓', isSecret: true });

const days = ['2026-05-04', '2026-05-05', '2026-05-06', '2026-05-07', '2026-05-08', '2026-05-09', '2026-05-10'];
const states = ['done', 'done', 'rest', 'done', 'today', 'ahead', 'ahead'] as const;

export const streaks = (more: Partial<Streaks> = {}): Streaks => ({
  currentStreak: 5,
  longestStreak: 8,
  riddleStreak: 4,
  gameStreak: 2,
  socialStreak: 1,
  lastActiveDate: '2026-05-07',
  today: '2026-05-08',
  week: days.map((day, at) => ({ day, state: states[at] ?? 'ahead' })),
  ...more,
});

/** A challenge with so many of its three items done. */
export function daily(done: number, more: Partial<DailyChallenge['progress']> = {}): DailyChallenge {
  return {
    challenge: {
      date: '2026-05-08',
      theme: 'Friendly Friday',
      specialReward: '50 bonus points',
      challenges: [
        { type: 'riddles', description: 'Solve 2 riddles', target: 2 },
        { type: 'games', description: 'Finish a game', target: 1 },
        { type: 'social', description: 'Do something kind', target: 1 },
      ],
    },
    progress: {
      progress: { 0: done > 0, 1: done > 1, 2: done > 2 },
      counts: { 0: done > 0 ? 2 : 1, 1: done > 1 ? 1 : 0, 2: done > 2 ? 1 : 0 },
      completed: done > 2,
      pointsEarned: done > 2 ? 50 : 0,
      ...more,
    },
  };
}
