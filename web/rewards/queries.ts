import { useQuery } from '@tanstack/react-query';
import * as calls from '#contract/rewards.ts';
import { api } from '#web/app/api.ts';

/**
 * The socket says "rewards" when the child has done something. Everything below this key that is on screen is then fetched
 * again.
 */
const rewardsKey = ['rewards'] as const;
export const challengeKey = [...rewardsKey, 'challenge'] as const;

/** Fetched again whenever a screen that shows it opens, and never retried. */
const fresh = { retry: false, refetchOnMount: 'always' } as const;

export function useUserStats() {
  return useQuery({
    queryKey: [...rewardsKey, 'stats'],
    queryFn: ({ signal }) => api(calls.readUserStats, {}, { signal }),
    ...fresh,
  });
}

export function useAchievements(isWanted = true) {
  return useQuery({
    queryKey: [...rewardsKey, 'achievements'],
    queryFn: ({ signal }) => api(calls.listAchievements, {}, { signal }),
    enabled: isWanted,
    ...fresh,
  });
}

export function useStreaks() {
  return useQuery({
    queryKey: [...rewardsKey, 'streaks'],
    queryFn: ({ signal }) => api(calls.readStreaks, {}, { signal }),
    ...fresh,
  });
}

export function useDailyChallenge(isWanted = true) {
  return useQuery({
    queryKey: challengeKey,
    queryFn: ({ signal }) => api(calls.readDailyChallenge, {}, { signal }),
    enabled: isWanted,
    ...fresh,
  });
}
