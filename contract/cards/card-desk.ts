import * as z from 'zod/mini';
import { endpoint, nothing } from '../shared/endpoint.ts';
import { cardId, cardParams, instant } from '../shared/ids.ts';
import { difficulty } from './common.ts';

/** Which member of staff has reviewed a card and found nothing wrong. */
export const cardReview = z.object({
  by: z.string(),
  at: instant,
  /** False when the card has changed since. */
  isCurrent: z.boolean(),
});
export type CardReview = z.output<typeof cardReview>;

export const reviewStates = ['yes', 'no', 'changed'] as const;
export type ReviewState = (typeof reviewStates)[number];

const contentCard = z.object({
  id: cardId,
  kind: z.string(),
  heading: z.string(),
  /** All other texts of the card that children can read before they answer. */
  texts: z.array(z.string()),
  /** What they can read after they have answered. */
  after: z.array(z.string()),
  answer: z.nullable(z.string()),
  accepts: z.array(z.string()),
  difficulty: z.nullable(difficulty),
  ages: z.nullable(z.object({ from: z.number(), to: z.number() })),
  /** Where the statement comes from. */
  source: z.nullable(z.string()),
  /** How and when it was checked before it became part of Lilypad. Null for generated cards. */
  checked: z.nullable(z.object({ how: z.string(), on: z.string() })),
  review: z.nullable(cardReview),
});
export type ContentCard = z.output<typeof contentCard>;

export const listContentCards = endpoint({
  route: 'GET /api/admin/cards',
  summary: 'Returns the cards that children can get, with answers, and which of them staff have reviewed',
  allows: 'admin',
  rateLimit: { limit: 60, seconds: 60 },
  query: z.strictObject({
    kind: z.optional(z.string().check(z.regex(/^[a-zA-Z_]{1,30}$/))),
    reviewed: z.optional(z.enum(reviewStates)),
    cursor: z.optional(cardId),
  }),
  returns: z.object({
    kinds: z.array(z.string()),
    /** Number of cards of the chosen kind, or of all kinds. */
    total: z.number(),
    reviewed: z.number(),
    cards: z.array(contentCard),
    cursor: z.nullable(z.string()),
  }),
});

export const reviewCard = endpoint({
  route: 'PUT /api/admin/cards/:id/review',
  summary: 'Notes that this member of staff has read a card and found it right',
  allows: 'admin',
  rateLimit: { limit: 120, seconds: 60 },
  params: cardParams,
  returns: nothing,
});

export const takeBackReview = endpoint({
  route: 'DELETE /api/admin/cards/:id/review',
  summary: 'Takes the mark of a review back',
  allows: 'admin',
  rateLimit: { limit: 120, seconds: 60 },
  params: cardParams,
  returns: nothing,
});
