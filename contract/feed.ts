import * as z from 'zod/mini';
import { cardShapes } from './cards.ts';
import { post } from './posts.ts';
import { endpoint, nothing } from './shared/endpoint.ts';
import { cardId, id } from './shared/ids.ts';

export const PAGE_SIZE = 20;
/** After this many items the feed offers a pause (docs/product-decisions.md, P23). */
export const PAUSE_AFTER = 40;

const deckToken = z.string().check(z.maxLength(300));
const pageNumber = [z.int('Which page?'), z.minimum(1, 'Which page?'), z.maximum(1000, 'Which page?')] as const;

const postItem = z.extend(post, { type: z.literal('post') });
export type PostItem = z.output<typeof postItem>;

const feedItem = z.discriminatedUnion('type', [postItem, ...cardShapes]);
export type FeedItem = z.output<typeof feedItem>;

const feedPage = z.object({
  items: z.array(feedItem),
  page: z.number(),
  hasMore: z.boolean(),
  /** Send it with the request for the next page: the same deck and page return the same items. */
  deck: z.string(),
});
export type FeedPage = z.output<typeof feedPage>;

export const readFeed = endpoint({
  route: 'GET /api/feed',
  summary: 'Returns a page of 20 items of the feed; without a deck, shuffles a new one',
  allows: 'child',
  rateLimit: { limit: 120, seconds: 60 },
  query: z.strictObject({
    page: z.optional(z.coerce.number('Which page?').check(...pageNumber)),
    deck: z.optional(deckToken),
    /** A post to show first if this reader may see it. */
    post: z.optional(id),
    /** Return items that the child has seen before. */
    again: z.optional(z.literal('true')),
  }),
  returns: feedPage,
});

/** Facts and posters have no other state, and count as read from then on. A page that was loaded may never be looked at. */
export const recordShownCards = endpoint({
  route: 'POST /api/feed/shown',
  summary: 'Records which cards on a page of a deck the child has had in view',
  allows: 'child',
  rateLimit: { limit: 120, seconds: 60 },
  body: z.strictObject({
    deck: deckToken,
    page: z.number('Which page?').check(...pageNumber),
    cards: z.array(cardId).check(z.minLength(1), z.maxLength(PAGE_SIZE)),
  }),
  returns: nothing,
});
