import * as z from 'zod/mini';
import { cardShapes } from './cards.ts';
import { post } from './posts.ts';
import { endpoint } from './shared/endpoint.ts';
import { id } from './shared/ids.ts';

export const PAGE_SIZE = 20;
/** After so many items the feed offers a pause (decision 23). */
export const PAUSE_AFTER = 40;

export const postItem = z.extend(post, { type: z.literal('post') });
export type PostItem = z.output<typeof postItem>;

export const feedItem = z.discriminatedUnion('type', [postItem, ...cardShapes]);
export type FeedItem = z.output<typeof feedItem>;

export const feedPage = z.object({
  items: z.array(feedItem),
  page: z.number(),
  hasMore: z.boolean(),
  /** Hand it back with the next page: the same deck and page give the same items. */
  deck: z.string(),
});
export type FeedPage = z.output<typeof feedPage>;

export const readFeed = endpoint({
  route: 'GET /api/feed',
  summary: 'A page of the feed, 20 items; without a deck a new one is shuffled',
  allows: 'child',
  rateLimit: { limit: 120, seconds: 60 },
  query: z.strictObject({
    page: z.optional(
      z.coerce
        .number('Which page?')
        .check(z.int('Which page?'), z.minimum(1, 'Which page?'), z.maximum(1000, 'Which page?')),
    ),
    deck: z.optional(z.string().check(z.maxLength(300))),
    /** A post to show first, if this reader may see it. */
    post: z.optional(id),
    /** Old favourites: what was already seen, once everything new has run out. */
    again: z.optional(z.literal('true')),
  }),
  returns: feedPage,
});
