import { useQuery } from '@tanstack/react-query';
import { readTodaysRiddle } from '#contract/cards.ts';
import { readUserCount } from '#contract/profiles.ts';
import { api } from '#web/app/api.ts';
import { REFRESH_MS } from './refresh-interval.ts';

export const userCountKey = ['user-count'] as const;
export const riddleKey = ['riddle', 'today'] as const;

export function useUserCount() {
  return useQuery({
    queryKey: userCountKey,
    queryFn: ({ signal }) => api(readUserCount, {}, { signal }),
    staleTime: REFRESH_MS,
    refetchInterval: REFRESH_MS,
  });
}

export function useTodaysRiddle() {
  return useQuery({
    queryKey: riddleKey,
    queryFn: ({ signal }) => api(readTodaysRiddle, {}, { signal }),
    staleTime: REFRESH_MS,
  });
}
