import type { QueryClient } from '@tanstack/react-query';
import { listWaitingPosts, type ReleasedPost, viewReleasedPost } from '#contract/posts.ts';
import { api } from '#web/app/api.ts';
import { waitingPostsKey } from '../queries.ts';

/** Pages that list waiting posts load them by themselves. A failure is told at the next visit of the pond. */
export async function loadReleased(client: QueryClient): Promise<void> {
  await client
    .fetchQuery({ queryKey: waitingPostsKey, queryFn: ({ signal }) => api(listWaitingPosts, {}, { signal }) })
    .catch(() => undefined);
}

/** Where that fails, another device may celebrate once more. */
export function noteViewed(posts: readonly ReleasedPost[]): void {
  for (const { id } of posts) void api(viewReleasedPost, { params: { id } }).catch(() => undefined);
}
