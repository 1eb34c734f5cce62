import type { Achievement } from '#contract/rewards.ts';

export interface SortedAchievements {
  /** Newest first. */
  readonly earned: readonly Achievement[];
  /** Closest to done first. */
  readonly inProgress: readonly Achievement[];
  /** Not started. Secret ones are left out. */
  readonly locked: readonly Achievement[];
  /** Secret ones that are not earned. */
  readonly secrets: readonly Achievement[];
  /** The points from the earned ones. */
  readonly points: number;
}

export function sortAchievements(all: readonly Achievement[]): SortedAchievements {
  const earned = all.filter(({ isEarned }) => isEarned);
  const open = all.filter(({ isEarned }) => !isEarned);
  const untouched = open.filter(({ progress }) => progress === 0);
  return {
    earned: earned.toSorted((one, other) => (other.earnedAt ?? '').localeCompare(one.earnedAt ?? '')),
    inProgress: open.filter(({ progress }) => progress > 0).toSorted((one, other) => other.progress - one.progress),
    locked: untouched.filter(({ isSecret }) => !isSecret),
    secrets: untouched.filter(({ isSecret }) => isSecret),
    points: earned.reduce((sum, { pointReward }) => sum + pointReward, 0),
  };
}
