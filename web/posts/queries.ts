import { type QueryClient, type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createPost, deletePost, listWaitingPosts, type OwnPost } from '#contract/posts.ts';
import { HINT_MAX, type Hint, type HintContext, readWritingHint } from '#contract/safety.ts';
import type { Payload } from '#contract/shared/endpoint.ts';
import { ApiError, api } from '#web/app/api.ts';

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

/** What Pip says to words that stand still; the last word stays until there is a new one, and silence is no matter. */
export function useWritingHint(text: string, context: HintContext): Hint | null {
  const { data } = useQuery({
    queryKey: ['hint', context, text],
    queryFn: ({ signal }) => api(readWritingHint, { body: { text: text.slice(0, HINT_MAX), context } }, { signal }),
    enabled: text.trim().length >= ENOUGH,
    placeholderData: (before) => (text.trim().length >= ENOUGH ? before : undefined),
    gcTime: 0,
  });
  return data?.hint ?? null;
}

/** Less is not a word yet. */
const ENOUGH = 3;

type NewPost = Payload<typeof createPost>['body'];

interface Then {
  onSent: (answer: Awaited<ReturnType<typeof send>>, sent: NewPost) => void;
  onRefused: (error: Error) => void;
}

const send = (body: NewPost) => api(createPost, { body });

/** Sends a post. What follows is told here, because it must happen even when the child has left the page meanwhile. */
export function useCreatePost({ onSent, onRefused }: Then) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (answer, sent) => {
      if (answer.status === 'held')
        change(client, (posts) => [answer.post, ...posts.filter(({ id }) => id !== answer.post.id)]);
      onSent(answer, sent);
    },
    onError: onRefused,
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
      const before = client.getQueryData<Waiting>(waitingKey)?.posts ?? [];
      change(client, (posts) => posts.filter((post) => post.id !== id));
      return before.find((post) => post.id === id);
    },
    onSuccess: onDeleted,
    onError: (error, _id, post) => {
      if (post)
        change(client, (posts) => [...posts, post].sort((one, other) => other.createdAt.localeCompare(one.createdAt)));
      onRefused(error);
    },
  });
}

function change(client: QueryClient, next: (posts: OwnPost[]) => OwnPost[]): void {
  client.setQueryData<Waiting>(waitingKey, (waiting) => ({ posts: next(waiting?.posts ?? []) }));
}
