import * as z from 'zod/mini';
import { earned } from '../../points.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { cardId, cardParams } from '../../shared/ids.ts';
import { difficulty, playLimit, readLimit } from '../common.ts';
import { attempts, guessBody } from '../guesses.ts';

export const riddleCategories = [
  'animals',
  'objects',
  'numbers',
  'nature',
  'technology',
  'concepts',
  'wordplay',
] as const;
export type RiddleCategory = (typeof riddleCategories)[number];

export const GUESS_MAX = 100;

export const riddleCard = z.object({
  type: z.literal('riddle'),
  id: cardId,
  question: z.string(),
  difficulty,
  category: z.enum(riddleCategories),
  points: z.number(),
  state: z.enum(['unsolved', 'solved', 'revealed']),
  lastGuesses: z.array(z.string()),
  /** How many hints a child can ask for. */
  hints: z.number(),
  answer: z.optional(z.string()),
  /** Explains the answer. Only present together with the answer, and only if someone wrote it. */
  why: z.optional(z.string()),
});
export type RiddleCard = z.output<typeof riddleCard>;

const riddleGuess = guessBody(GUESS_MAX, 'Guess must be less than 100 characters');

export const readTodaysRiddle = endpoint({
  route: 'GET /api/riddles/today',
  summary: 'The riddle of the day, open to visitors; guessing it needs an account',
  allows: 'anyone',
  rateLimit: readLimit,
  returns: riddleCard,
});

export const readFirstRiddle = endpoint({
  route: 'GET /api/riddles/first',
  summary: "A newcomer's first riddle: an easy one for their age, with answers to choose from; null when all are done",
  allows: 'child',
  rateLimit: readLimit,
  returns: z.object({
    first: z.nullable(z.object({ riddle: riddleCard, choices: z.array(z.string()), hint: z.string() })),
  }),
});

export const listRiddleAttempts = endpoint({
  route: 'GET /api/riddles/:id/attempts',
  summary: 'Own guesses at a riddle, oldest first; the last 20',
  allows: 'child',
  rateLimit: readLimit,
  params: cardParams,
  returns: attempts,
});

const riddleHint = z.object({
  /** A hint written for this riddle. */
  text: z.optional(z.string()),
  /** The length of each word of the answer. */
  letters: z.optional(z.array(z.number())),
  /** The first letter of the answer. */
  start: z.optional(z.string()),
});
export type RiddleHint = z.output<typeof riddleHint>;

export const readRiddleHint = endpoint({
  route: 'GET /api/riddles/:id/hints/:number',
  summary: 'The first or second hint for a riddle; hints cost nothing',
  allows: 'child',
  rateLimit: readLimit,
  params: z.strictObject({ id: cardId, number: z.enum(['1', '2']) }),
  returns: riddleHint,
});

export const guessRiddle = endpoint({
  route: 'POST /api/riddles/:id/guess',
  summary: 'Guesses a riddle; points at the first right guess',
  allows: 'child',
  rateLimit: playLimit,
  params: cardParams,
  body: riddleGuess,
  returns: z.object({
    isCorrect: z.boolean(),
    answer: z.optional(z.string()),
    why: z.optional(z.string()),
    ...earned,
  }),
});

export const revealRiddle = endpoint({
  route: 'POST /api/riddles/:id/reveal',
  summary: 'Shows the answer, for no points',
  allows: 'child',
  rateLimit: playLimit,
  params: cardParams,
  returns: z.object({ answer: z.string(), why: z.optional(z.string()) }),
});
