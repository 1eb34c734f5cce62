import * as z from 'zod/mini';
import { endpoint, nothing } from '../../shared/endpoint.ts';
import { cardId, cardParams } from '../../shared/ids.ts';
import { playLimit, readLimit } from '../common.ts';

export const reactions = ['like', 'love', 'funny'] as const;
export type Reaction = (typeof reactions)[number];

export const jokeCard = z.object({
  type: z.literal('joke'),
  id: cardId,
  setup: z.string(),
  punchline: z.string(),
  category: z.string(),
  reaction: z.nullable(z.enum(reactions)),
});
export type JokeCard = z.output<typeof jokeCard>;

export const readJokeReaction = endpoint({
  route: 'GET /api/jokes/:id/reaction',
  summary: 'Own reaction to a joke',
  allows: 'child',
  rateLimit: readLimit,
  params: cardParams,
  returns: z.object({ reaction: z.nullable(z.enum(reactions)) }),
});

export const reactToJoke = endpoint({
  route: 'POST /api/jokes/:id/react',
  summary: 'Reacts to a joke, or changes the reaction',
  allows: 'child',
  rateLimit: playLimit,
  params: cardParams,
  body: z.strictObject({ reaction: z.enum(reactions, 'Please choose a reaction') }),
  returns: z.object({ reaction: z.enum(reactions) }),
});

export const takeBackReaction = endpoint({
  route: 'DELETE /api/jokes/:id/reaction',
  summary: 'Takes the reaction to a joke back',
  allows: 'child',
  rateLimit: playLimit,
  params: cardParams,
  returns: nothing,
});
