import { useQuery } from '@tanstack/react-query';
import { readUserCount } from '#contract/accounts.ts';
import { readTodaysRiddle } from '#contract/cards.ts';
import { api } from '#web/app/api.ts';

const FIVE_MINUTES = 300_000;

export function useUserCount() {
  return useQuery({
    queryKey: ['user-count'],
    queryFn: ({ signal }) => api(readUserCount, {}, { signal }),
    staleTime: FIVE_MINUTES,
    refetchInterval: FIVE_MINUTES,
  });
}

export function useTodaysRiddle() {
  return useQuery({
    queryKey: ['riddle', 'today'],
    queryFn: ({ signal }) => api(readTodaysRiddle, {}, { signal }),
    staleTime: FIVE_MINUTES,
  });
}
