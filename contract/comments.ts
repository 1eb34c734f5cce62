import * as z from 'zod/mini';
import { earned } from './points.ts';
import { author, likeAnswer } from './posts.ts';
import { endpoint } from './shared/endpoint.ts';
import { id, idParams, instant } from './shared/ids.ts';
import { paragraphs } from './shared/text.ts';

export const COMMENT_MAX = 500;
export const COMMENTS_PAGE_SIZE = 20;

/** What a child fills in. */
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
  /** Held: a grown-up looks at it first. Only its author reads it meanwhile. */
  status: z.enum(['published', 'held']),
  createdAt: instant,
});
export type Comment = z.output<typeof comment>;

const commentPage = z.object({
  comments: z.array(comment),
  cursor: z.nullable(z.string()),
  /** How many others could read here; own ones that wait are not among them. */
  count: z.number(),
  can: z.object({ comment: z.boolean() }),
});
export type CommentPage = z.output<typeof commentPage>;

export const listComments = endpoint({
  route: 'GET /api/posts/:id/comments',
  summary: 'Comments on a post that this reader may see, newest first, without those of hidden people',
  allows: 'child',
  scope: 'posts',
  rateLimit: { limit: 120, seconds: 60 },
  params: idParams,
  query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(120))) }),
  returns: commentPage,
});

export const createComment = endpoint({
  route: 'POST /api/posts/:id/comments',
  summary: 'Comments on a post of a buddy, or an own one; the same clientId answers the same comment',
  allows: 'child',
  scope: 'posts',
  rateLimit: { limit: 30, seconds: 300 },
  params: idParams,
  body: z.extend(commentForm, { clientId: id }),
  returns: z.object({
    comment,
    /** The words sound like trouble: nobody is refused for that, and the screen answers with comfort. */
    needsComfort: z.boolean(),
    ...earned,
  }),
  status: 201,
});

export const likeComment = endpoint({
  route: 'PUT /api/comments/:id/like',
  summary:
    'Gives a heart to a comment that this reader may see; the first one to a comment earns points, once for ever',
  allows: 'child',
  scope: 'posts',
  rateLimit: { limit: 120, seconds: 60 },
  params: idParams,
  returns: likeAnswer,
});

export const unlikeComment = endpoint({
  route: 'DELETE /api/comments/:id/like',
  summary: 'Takes the heart back, and no points with it',
  allows: 'child',
  scope: 'posts',
  rateLimit: { limit: 120, seconds: 60 },
  params: idParams,
  returns: likeAnswer,
});
