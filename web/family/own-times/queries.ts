import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { chooseOwnTimes, markControlsSeen, type OwnTimes, readOwnTimes } from '#contract/family.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';
import { userKey } from '#web/app/query-client.ts';

/** Under the user's key, so that it is fetched again when a grown-up has changed something. */
const timesKey = [...userKey, 'times'] as const;

export function useOwnTimes() {
  return useQuery({ queryKey: timesKey, queryFn: ({ signal }) => api(readOwnTimes, {}, { signal }), staleTime: 0 });
}

type Chosen = Body<typeof chooseOwnTimes>['times'];

export function useChooseOwnTimes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (times: Chosen) => api(chooseOwnTimes, { body: { times } }),
    onMutate: (times) => client.setQueryData<OwnTimes>(timesKey, (before) => before && { ...before, ...times }),
    onSettled: () => client.invalidateQueries({ queryKey: userKey }),
  });
}

export function useMarkControlsSeen() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api(markControlsSeen),
    onSettled: () => client.invalidateQueries({ queryKey: [...userKey, 'consent'] }),
  });
}
