import type { QueryClient } from '@tanstack/react-query';
import { listWaitingPosts, type ReleasedPost, viewReleasedPost } from '#contract/posts.ts';
import { api } from '#web/app/api.ts';
import { waitingPostsKey } from '../queries.ts';

/** Pages that list waiting posts reload them on their own. A failure shows at the next visit. */
export async function loadReleased(client: QueryClient): Promise<void> {
  await client
    .fetchQuery({ queryKey: waitingPostsKey, queryFn: ({ signal }) => api(listWaitingPosts, {}, { signal }) })
    .catch(() => undefined);
}

/** If that fails, another device may celebrate it again. */
export function recordViewed(posts: readonly ReleasedPost[]): void {
  for (const { id } of posts) void api(viewReleasedPost, { params: { id } }).catch(() => undefined);
}
