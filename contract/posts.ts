import * as z from 'zod/mini';
import { endpoint } from './shared/endpoint.ts';
import { id, idParams, instant } from './shared/ids.ts';

export const postCategories = ['story', 'question', 'announcement', 'other', 'art'] as const;

/** The child who wrote something, as other children may know them: never a real name, an age or an address. */
export const author = z.object({
  id,
  displayName: z.string(),
  username: z.string(),
  profileImageUrl: z.nullable(z.string()),
  avatar: z.object({ emoji: z.string(), background: z.string() }),
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
  createdAt: instant,
});
export type Post = z.output<typeof post>;

export const readPost = endpoint({
  route: 'GET /api/posts/:id',
  about: 'One post; 404 also for a post that this reader may not see',
  allows: 'child',
  scope: 'posts',
  pace: { limit: 120, seconds: 60 },
  params: idParams,
  returns: post,
});
