import * as z from 'zod/mini';
import { earned } from './points.ts';
import { author, likeAnswer } from './posts.ts';
import { endpoint, nothing } from './shared/endpoint.ts';
import { id, idParams, instant } from './shared/ids.ts';
import { paragraphs } from './shared/text.ts';

export const COMMENT_MAX = 500;
export const COMMENTS_PAGE_SIZE = 20;

export const commentForm = z.strictObject({
  content: paragraphs(1, 'Please write a few words', COMMENT_MAX, 'Please use 500 characters or less'),
});

export const comment = z.object({
  id,
  postId: id,
  content: z.string(),
  user: author,
  likesCount: z.number(),
  liked: z.boolean(),
  /** Held: only its author sees it until staff review it. */
  status: z.enum(['published', 'held']),
  /** Hidden by the author of the post, who alone still sees it, and can show it again. */
  isHidden: z.boolean(),
  createdAt: instant,
  /** Nobody can edit a comment. */
  updatedAt: instant,
});
export type Comment = z.output<typeof comment>;

const commentPage = z.object({
  comments: z.array(comment),
  cursor: z.nullable(z.string()),
  /** Published comments only: held and hidden ones are not counted. */
  count: z.number(),
  can: z.object({ comment: z.boolean(), hide: z.boolean() }),
});
export type CommentPage = z.output<typeof commentPage>;

export const listComments = endpoint({
  route: 'GET /api/posts/:id/comments',
  summary: 'Lists the comments on a post that this reader may see, newest first, without those of blocked people',
  allows: 'child',
  scope: 'posts',
  rateLimit: { limit: 120, seconds: 60 },
  params: idParams,
  query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(120))) }),
  returns: commentPage,
});

export const createComment = endpoint({
  route: 'POST /api/posts/:id/comments',
  summary: 'Creates a comment on an own post or a post of a buddy; a repeated clientId returns the same comment',
  allows: 'child',
  scope: 'posts',
  rateLimit: { limit: 30, seconds: 300 },
  params: idParams,
  body: z.extend(commentForm, { clientId: id }),
  returns: z.object({
    comment,
    /** The text sounds like a child in crisis. It is not refused; the screen shows comfort and helplines. */
    needsComfort: z.boolean(),
    ...earned,
  }),
  status: 201,
});

export const likeComment = endpoint({
  route: 'PUT /api/comments/:id/like',
  summary: 'Likes a comment that this reader may see; only the first like of a comment earns points',
  allows: 'child',
  scope: 'posts',
  rateLimit: { limit: 120, seconds: 60 },
  params: idParams,
  returns: likeAnswer,
});

export const unlikeComment = endpoint({
  route: 'DELETE /api/comments/:id/like',
  summary: 'Removes the like; points that were earned stay',
  allows: 'child',
  scope: 'posts',
  rateLimit: { limit: 120, seconds: 60 },
  params: idParams,
  returns: likeAnswer,
});

export const hideComment = endpoint({
  route: 'PUT /api/comments/:id/hidden',
  summary: 'Hides a comment below an own post from everybody; staff still see it, and its points stay',
  allows: 'child',
  scope: 'posts',
  rateLimit: { limit: 60, seconds: 60 },
  params: idParams,
  returns: nothing,
});

export const showComment = endpoint({
  route: 'DELETE /api/comments/:id/hidden',
  summary: 'Shows a hidden comment again',
  allows: 'child',
  scope: 'posts',
  rateLimit: { limit: 60, seconds: 60 },
  params: idParams,
  returns: nothing,
});
