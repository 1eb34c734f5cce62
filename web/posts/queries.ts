import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { listWaitingPosts, type OwnPost } from '#contract/posts.ts';
import { api } from '#web/app/api.ts';

export type WaitingPostsAnswer = { posts: OwnPost[] };

export const waitingPostsKey = ['posts', 'waiting'] as const;
const FRESH_MS = 60_000;

/** Own held posts. */
export function useWaitingPosts(): UseQueryResult<WaitingPostsAnswer> {
  return useQuery({
    queryKey: waitingPostsKey,
    queryFn: ({ signal }) => api(listWaitingPosts, {}, { signal }),
    staleTime: FRESH_MS,
  });
}
