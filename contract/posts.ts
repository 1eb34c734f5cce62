import * as z from 'zod/mini';
import { earned } from './points.ts';
import { drawing } from './posts/drawings.ts';
import { postKindWords } from './posts/kind-words.ts';
import { DRAWING_MAX } from './rules/drawings.ts';
import { avatar } from './shared/avatar.ts';
import { endpoint, nothing } from './shared/endpoint.ts';
import { id, idParams, instant } from './shared/ids.ts';
import { line, paragraphs } from './shared/text.ts';

/** The categories that the form offers. Posts with a drawing are `art` (docs/product-decisions.md, P41). */
export const offeredCategories = ['story', 'question', 'announcement', 'other'] as const;
export const postCategories = [...offeredCategories, 'art'] as const;

export const POST_TITLE_MAX = 100;
const POST_CONTENT_MIN = 10;
export const POST_CONTENT_MAX = 1000;

export const postForm = z.strictObject({
  title: line(POST_TITLE_MAX, 'Title is required', 'Title must be less than 100 characters'),
  content: paragraphs(
    POST_CONTENT_MIN,
    'Please write a little more: at least 10 characters',
    POST_CONTENT_MAX,
    'Please use 1,000 characters or less',
  ),
  category: z.enum(offeredCategories, 'Please choose what it is'),
});
export type PostForm = z.output<typeof postForm>;

/**
 * An author as other children see them: never a real name, age or address. Until two children are buddies, `displayName`
 * is the username.
 */
export const author = z.object({
  id,
  displayName: z.string(),
  username: z.string(),
  profileImageUrl: z.nullable(z.string()),
  avatar,
  level: z.number(),
});

export const post = z.object({
  id,
  title: z.string(),
  content: z.string(),
  category: z.enum(postCategories),
  imageUrl: z.nullable(z.string()),
  user: author,
  likesCount: z.number(),
  commentsCount: z.number(),
  liked: z.boolean(),
  kindWords: postKindWords,
  createdAt: instant,
  /** Nobody can edit a post: it is when it came out. */
  updatedAt: instant,
  can: z.object({ delete: z.boolean(), comment: z.boolean() }),
});
export type Post = z.output<typeof post>;

export const readPost = endpoint({
  route: 'GET /api/posts/:id',
  summary: 'Returns a post; 404 also for a post that this reader may not see',
  allows: 'child',
  scope: 'posts',
  rateLimit: { limit: 120, seconds: 60 },
  params: idParams,
  returns: post,
});

/** In a list of one child's posts. Only the author sees held ones. */
const listedPost = z.extend(post, { status: z.enum(['published', 'held']) });
export type ListedPost = z.output<typeof listedPost>;

/** Without a scope: authors can always see their own posts. The posts of others still need consent. */
export const listPostsBy = endpoint({
  route: 'GET /api/users/:id/posts',
  summary: 'Lists the posts of a child that this reader may see, newest first; own ones also while held',
  allows: 'child',
  rateLimit: { limit: 120, seconds: 60 },
  params: idParams,
  query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(120))) }),
  returns: z.object({ posts: z.array(listedPost), cursor: z.nullable(z.string()) }),
});

/** A held post, as its author reads it. */
const ownPost = z.object({
  id,
  title: z.string(),
  content: z.string(),
  category: z.enum(postCategories),
  imageUrl: z.nullable(z.string()),
  createdAt: instant,
});
export type OwnPost = z.output<typeof ownPost>;

/** The median of reviews in the last 30 days; null where there were too few to say. */
const usualWaitMinutes = z.nullable(z.number());

export const createPost = endpoint({
  route: 'POST /api/posts',
  summary:
    'Creates a post; with a drawing its category is art. A held post is reviewed first and paid once it is approved; a repeated clientId returns the same post',
  allows: 'child',
  scope: 'posts',
  rateLimit: { limit: 20, seconds: 600 },
  body: z.extend(postForm, { clientId: id, drawing: z.optional(drawing) }),
  maxBodyBytes: DRAWING_MAX + 16 * 1024,
  returns: z.object({
    post: ownPost,
    status: z.enum(['held', 'published']),
    usualWaitMinutes,
    /** The text sounds like a child in crisis. It is not refused; the screen shows comfort and helplines. */
    needsComfort: z.boolean(),
    ...earned,
  }),
  status: 201,
});

/** A reviewed post of the child that is out, and what it has earned then. */
const releasedPost = z.object({ id, title: z.string(), publishedAt: instant, ...earned });
export type ReleasedPost = z.output<typeof releasedPost>;

/** Without a scope: authors can always see and delete their own posts. */
export const listWaitingPosts = endpoint({
  route: 'GET /api/posts/waiting',
  summary:
    'Lists own held posts, newest first, how long a review usually takes, and what was approved since the child last looked',
  allows: 'child',
  rateLimit: { limit: 120, seconds: 60 },
  returns: z.object({ posts: z.array(ownPost), usualWaitMinutes, released: z.array(releasedPost) }),
});

export const viewReleasedPost = endpoint({
  route: 'PUT /api/posts/:id/released/viewed',
  summary: 'Marks that the child has been shown that an own post is out',
  allows: 'child',
  rateLimit: { limit: 60, seconds: 60 },
  params: idParams,
  returns: nothing,
});

export const deletePost = endpoint({
  route: 'DELETE /api/posts/:id',
  summary: 'Deletes an own post for good; 404 for posts of others',
  allows: 'child',
  rateLimit: { limit: 60, seconds: 60 },
  params: idParams,
  returns: nothing,
});

/** The state of a like, and the points that it earned. */
export const likeAnswer = z.object({ liked: z.boolean(), likesCount: z.number(), ...earned });
export type LikeAnswer = z.output<typeof likeAnswer>;

export const likePost = endpoint({
  route: 'PUT /api/posts/:id/like',
  summary: 'Likes a post that this reader may see; only the first like of a post earns points',
  allows: 'child',
  scope: 'posts',
  rateLimit: { limit: 120, seconds: 60 },
  params: idParams,
  returns: likeAnswer,
});

export const unlikePost = endpoint({
  route: 'DELETE /api/posts/:id/like',
  summary: 'Removes the like; points that were earned stay',
  allows: 'child',
  scope: 'posts',
  rateLimit: { limit: 120, seconds: 60 },
  params: idParams,
  returns: likeAnswer,
});
