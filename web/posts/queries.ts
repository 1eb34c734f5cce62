import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { listWaitingPosts, type OwnPost } from '#contract/posts.ts';
import { api } from '#web/app/api.ts';

export type Waiting = { posts: OwnPost[] };

export const waitingKey = ['posts', 'waiting'] as const;
/** A grown-up may have looked meanwhile. */
const FRESH_MS = 60_000;

/** Own posts that only their author sees as yet. */
export function useWaitingPosts(): UseQueryResult<Waiting> {
  return useQuery({
    queryKey: waitingKey,
    queryFn: ({ signal }) => api(listWaitingPosts, {}, { signal }),
    staleTime: FRESH_MS,
  });
}
