import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import type { Post } from '#contract/posts.ts';

/** What this stay has changed about a post, wherever else it is shown. Who logs out leaves nothing of it behind. */
export interface PostChange {
  readonly liked?: boolean;
  readonly likesCount?: number;
  readonly commentsCount?: number;
  readonly isGone?: boolean;
}

type Changes = Readonly<Record<string, PostChange>>;

const key = ['post-changes'] as const;
/** As long as a way to another page and back keeps the cards that were seen. */
const KEPT_MS = 60 * 60 * 1000;

/** The post as it is by now. */
export function usePostNow<P extends Pick<Post, 'id'>>(post: P): P & PostChange {
  const change = usePostChanges()[post.id];
  return change ? { ...post, ...change } : post;
}

export function usePostChanges(): Changes {
  return useQuery<Changes>({ queryKey: key, queryFn: skipToken, gcTime: KEPT_MS }).data ?? nothing;
}

const nothing: Changes = {};

export function changePost(client: QueryClient, id: string, change: PostChange): void {
  client.setQueryData<Changes>(key, (changes = nothing) => ({ ...changes, [id]: { ...changes[id], ...change } }));
}

/** The server has told anew how these are. */
export function forgetChanges(client: QueryClient, ids: readonly string[]): void {
  client.setQueryData<Changes>(
    key,
    (changes) => changes && Object.fromEntries(Object.entries(changes).filter(([id]) => !ids.includes(id))),
  );
}
