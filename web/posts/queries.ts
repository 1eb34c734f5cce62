import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { listWaitingPosts } from '#contract/posts.ts';
import type { Answer } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';

export type WaitingPostsAnswer = Answer<typeof listWaitingPosts>;

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
