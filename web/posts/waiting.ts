import type { QueryClient } from '@tanstack/react-query';
import type { OwnPost } from '#contract/posts.ts';
import { type Waiting, waitingKey } from './queries.ts';

/** Puts another list in the place of own posts that wait. */
export function changeWaiting(client: QueryClient, next: (posts: OwnPost[]) => OwnPost[]): void {
  client.setQueryData<Waiting>(waitingKey, (waiting) => ({ posts: next(waiting?.posts ?? []) }));
}
