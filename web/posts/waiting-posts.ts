import type { QueryClient } from '@tanstack/react-query';
import type { OwnPost } from '#contract/posts.ts';
import { type WaitingPostsAnswer, waitingPostsKey } from './queries.ts';

/** Changes the cached list of own held posts. */
export function changeWaitingPosts(client: QueryClient, next: (posts: OwnPost[]) => OwnPost[]): void {
  client.setQueryData<WaitingPostsAnswer>(waitingPostsKey, (waiting) => ({
    usualWaitMinutes: null,
    released: [],
    ...waiting,
    posts: next(waiting?.posts ?? []),
  }));
}
