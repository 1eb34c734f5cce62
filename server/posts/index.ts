/**
 * Posts, drawings, comments and likes, as each reader may see them. Promise: a child who may not see a post cannot even learn
 * that it exists.
 */
import type { Module } from '../platform/module.ts';
import { moderatedComments } from './comments/moderated-comments.ts';
import { eventHandlers } from './event-handlers.ts';
import { moderatedPosts } from './moderated-posts.ts';
import { personalData } from './personal-data.ts';
import { routes } from './routes.ts';
import { countShownPosts } from './stats-queries.ts';

export { createPostWithPicture } from './create-post.ts';
export { rasterizeDrawing, rasterizePicture } from './drawings/drawings.ts';
export { commentCreated, commentLiked, kindWordsSent, postLiked, postPublished } from './events.ts';
export { countWaitingPosts } from './own-posts.ts';
export { mayReadPosts } from './policy.ts';
export { listPosts, newestPostIds } from './posts.ts';
export { presentAuthor } from './present.ts';
export { reviewRuleFrom, reviewSettings } from './review/settings.ts';
export { writtenBy } from './stats.ts';
export {
  authorColumns,
  hasHeart,
  hasKindWords,
  isCommentVisible,
  isPostVisible,
  joinComment,
  joinPost,
  selectAuthor,
} from './visibility.ts';

export const posts: Module = {
  name: 'posts',
  personalData,
  routes,
  eventHandlers,
  reviewables: [moderatedPosts, moderatedComments],
  stats: (db, accountId) => countShownPosts(db, { accountId }),
};
