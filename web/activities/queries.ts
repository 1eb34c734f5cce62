import {
  type InfiniteData,
  queryOptions,
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type ActivityPage, listActivities, readActivityNews, viewActivities } from '#contract/activities.ts';
import { api } from '#web/app/api.ts';
import { useIsConnected } from '#web/app/socket/messages.ts';

// The socket says "activities" when something is new, and both are fetched again.
const listKey = ['activities', 'list'] as const;
const newsKey = ['activities', 'news'] as const;

const POLL_MS = 30_000;

interface News {
  hasNew: boolean;
}

/** Whether there is something new. Polled only while the socket is down. */
export function useActivityNews(): UseQueryResult<News> {
  const isLive = useIsConnected();
  return useQuery({
    queryKey: newsKey,
    queryFn: ({ signal }) => api(readActivityNews, {}, { signal }),
    refetchInterval: isLive ? false : POLL_MS,
  });
}

export function useActivities(): UseInfiniteQueryResult<InfiniteData<ActivityPage>> {
  return useInfiniteQuery({
    queryKey: listKey,
    // Shown again at once, so that a child who comes back from a story finds the place; what the gate hides by now goes with the
    // answer. A block forgets the list (web/friends/queries.ts). Asked for each time: only a list that came after the page opened
    // counts as looked at.
    staleTime: 0,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      api(listActivities, cursor === undefined ? {} : { query: { cursor } }, { signal }),
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
  });
}

/** The newest ones, whatever the child has looked at. */
export const latestActivities = queryOptions({
  queryKey: ['activities', 'latest'],
  queryFn: async ({ signal }) => (await api(listActivities, {}, { signal })).activities,
});

/** Removes the dot at once; the open list keeps its marks. */
export function useViewActivities() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api(viewActivities),
    onSuccess: () => client.setQueryData<News>(newsKey, { hasNew: false }),
  });
}
