import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  chooseLeaderboards,
  type LeaderboardScope,
  listLeaderboards,
  readLeaderboardChoice,
} from '#contract/rewards.ts';
import { api } from '#web/app/api.ts';

/** Below the key for the socket's message `rewards`, which arrives whenever this child does something. */
const all = ['rewards', 'leaderboards'] as const;
const choiceKey = [...all, 'choice'] as const;

/** The socket doesn't say when others earn points, so this is fetched again whenever it is shown. */
export function useLeaderboards(scope: LeaderboardScope) {
  return useQuery({
    queryKey: [...all, scope],
    queryFn: ({ signal }) => api(listLeaderboards, { query: { scope } }, { signal }),
    refetchOnMount: 'always',
  });
}

/** Whether this child takes part, and whether they may. */
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
