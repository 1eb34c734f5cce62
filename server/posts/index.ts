/**
 * Keeps what children write for each other, and shows it through the eyes of the reader. Promise: whoever may not see a post
 * cannot even learn that it exists.
 */
import type { Room } from '../platform/room.ts';
import { countShownPosts } from './figure-queries.ts';
import { judgedComments } from './judged-comments.ts';
import { judgedPosts } from './judged-posts.ts';
import { personal } from './personal.ts';
import { reactions } from './reactions.ts';
import { routes } from './routes.ts';

export { commentCreated, commentLiked, postLiked, postPublished } from './events.ts';
export { IdList } from './id-list.ts';
export { countWaitingPosts } from './own-queries.ts';
export { listPosts, newestPostIds } from './posts.ts';
export { presentAuthor } from './presenting.ts';
export { authorColumns, isCommentSeen, isPostSeen, selectAuthor } from './sight.ts';

export const posts: Room = {
  name: 'posts',
  personal,
  routes,
  reactions,
  reviewables: [judgedPosts, judgedComments],
  figures: (db, accountId) => countShownPosts(db, { accountId }),
};
