import { type UseQueryResult, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deletePost, listPostsBy } from '#contract/posts.ts';
import { readUserStats } from '#contract/rewards.ts';
import type { Answer } from '#contract/shared/endpoint.ts';
import { ApiError, api } from '#web/app/api.ts';
import { changePost, refreshPosts } from '../post-changes.ts';
import { type WaitingPostsAnswer, waitingPostsKey } from '../queries.ts';
import { changeWaitingPosts } from '../waiting-posts.ts';

// The socket invalidates "posts" when staff decide on one, or a friend likes or answers it.

/** A child who reads one story after another comes back each time, and each page of the list would be asked for again. */
const FRESH_MS = 15_000;
/** Of one's own, the socket says what changes; of others, not what the child may no longer see. */
const OWN_FRESH_MS = 60_000;

export const useOwnPosts = (userId: string) => usePostsBy(userId, OWN_FRESH_MS);

export function usePostsBy(userId: string, staleTime = FRESH_MS) {
  const client = useQueryClient();
  return useInfiniteQuery({
    queryKey: ['posts', 'by', userId],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: cursor, signal }) => {
      const page = await api(
        listPostsBy,
        { params: { id: userId }, ...(cursor ? { query: { cursor } } : {}) },
        { signal },
      );
      refreshPosts(client, page.posts);
      return page;
    },
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    staleTime,
  });
}

export type Stats = Answer<typeof readUserStats>;

export function useStats(): UseQueryResult<Stats> {
  return useQuery({
    queryKey: ['posts', 'stats'],
    queryFn: ({ signal }) => api(readUserStats, {}, { signal }),
    staleTime: 0,
  });
}

/** Takes the post away at once, and puts it back when the server says no. What is gone already is gone. */
export function useDeletePost({ onDeleted, onRefused }: { onDeleted: () => void; onRefused: (error: Error) => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      await api(deletePost, { params: { id } }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
      });
    },
    onMutate: (id) => {
      const before = client.getQueryData<WaitingPostsAnswer>(waitingPostsKey)?.posts ?? [];
      changeWaitingPosts(client, (posts) => posts.filter((post) => post.id !== id));
      changePost(client, id, { isGone: true });
      return before.find((post) => post.id === id);
    },
    onSuccess: onDeleted,
    onError: (error, id, post) => {
      changePost(client, id, { isGone: false });
      if (post)
        changeWaitingPosts(client, (posts) =>
          [...posts, post].sort((one, other) => other.createdAt.localeCompare(one.createdAt)),
        );
      onRefused(error);
    },
  });
}
