import type { Achievement } from '#contract/rewards.ts';

export interface SortedAchievements {
  /** The newest first. */
  readonly earned: readonly Achievement[];
  /** What is closest first. */
  readonly inProgress: readonly Achievement[];
  /** Not begun, without the secret ones. */
  readonly locked: readonly Achievement[];
  /** Not earned, and nobody knows what they ask for. */
  readonly secrets: readonly Achievement[];
  /** What the earned ones have brought. */
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
