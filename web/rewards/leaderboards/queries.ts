import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  chooseLeaderboards,
  type LeaderboardScope,
  listLeaderboards,
  readLeaderboardChoice,
} from '#contract/rewards.ts';
import { api } from '#web/app/api.ts';

/** Below the key that the server means by `rewards`: it says so whenever this child does something. */
const all = ['rewards', 'leaderboards'] as const;
const choiceKey = [...all, 'choice'] as const;

/** Others win points without a word to everybody, so it is asked for again whenever it is shown. */
export function useLeaderboards(scope: LeaderboardScope) {
  return useQuery({
    queryKey: [...all, scope],
    queryFn: ({ signal }) => api(listLeaderboards, { query: { scope } }, { signal }),
    refetchOnMount: 'always',
  });
}

/** Whether this child takes part, and may. */
export function useLeaderboardChoice() {
  return useQuery({
    queryKey: choiceKey,
    queryFn: ({ signal }) => api(readLeaderboardChoice, {}, { signal }),
    refetchOnMount: 'always',
  });
}

export function useChooseLeaderboards() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) => api(chooseLeaderboards, { body: { isOn } }),
    onSuccess: (choice) => client.setQueryData(choiceKey, choice),
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  });
}
