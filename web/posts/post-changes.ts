import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import type { PostKindWords } from '#contract/posts/kind-words.ts';
import type { Post } from '#contract/posts.ts';

/** What changed about a post during this visit, for all places that show it. Logging out deletes it. */
export interface PostChange {
  readonly liked?: boolean;
  readonly likesCount?: number;
  readonly commentsCount?: number;
  readonly kindWords?: PostKindWords;
  readonly isGone?: boolean;
}

type Changes = Readonly<Record<string, PostChange>>;

const key = ['post-changes'] as const;
/** As long as the feed keeps its cards. */
const CACHE_MS = 60 * 60 * 1000;

export function usePostWithChanges<P extends Pick<Post, 'id'>>(post: P): P & PostChange {
  const change = usePostChanges()[post.id];
  return change ? { ...post, ...change } : post;
}

export function usePostChanges(): Changes {
  return useQuery<Changes>({ queryKey: key, queryFn: skipToken, gcTime: CACHE_MS }).data ?? nothing;
}

const nothing: Changes = {};

export function changePost(client: QueryClient, id: string, change: PostChange): void {
  client.setQueryData<Changes>(key, (changes = nothing) => ({ ...changes, [id]: { ...changes[id], ...change } }));
}

/** The server has sent these posts again, so all places show them as they are now. */
export function refreshPosts(client: QueryClient, posts: readonly Post[]): void {
  const fresh = posts.map(({ id, liked, likesCount, commentsCount, kindWords }) => [
    id,
    { liked, likesCount, commentsCount, kindWords },
  ]);
  client.setQueryData<Changes>(key, (changes = nothing) => ({ ...changes, ...Object.fromEntries(fresh) }));
}
