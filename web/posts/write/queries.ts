import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createPost } from '#contract/posts.ts';
import { HINT_MAX, type Hint, type HintContext, readWritingHint } from '#contract/safety/screening.ts';
import type { Payload } from '#contract/shared/endpoint.ts';
import { api } from '#web/app/api.ts';
import { applyEarned } from '#web/points/earned.ts';
import { changeWaitingPosts } from '../waiting-posts.ts';

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

/** A drawing is large for a slow line. */
const send = (body: NewPost) => api(createPost, { body }, body.drawing ? { maxWait: 120_000 } : {});

/** Sends a post. The callbacks are here, because they must run even when the child has left the page meanwhile. */
export function useCreatePost({ onSent, onRefused }: Then) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (answer, sent) => {
      if (answer.status === 'held')
        changeWaitingPosts(client, (posts) => [answer.post, ...posts.filter(({ id }) => id !== answer.post.id)]);
      else void client.invalidateQueries({ queryKey: ['posts'] });
      applyEarned(client, answer);
      onSent(answer, sent);
    },
    onError: onRefused,
  });
}
