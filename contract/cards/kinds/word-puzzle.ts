import * as z from 'zod/mini';
import { earned } from '../../points.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { cardId, cardParams } from '../../shared/ids.ts';
import { difficulty, playLimit, readLimit } from '../common.ts';
import { attempts, guessBody } from '../guesses.ts';

export const WORD_GUESS_MAX = 50;

export const wordPuzzleCard = z.object({
  /** The specification's spelling. Everywhere else the kind is `word_puzzle`. */
  type: z.literal('wordPuzzles'),
  id: cardId,
  clue: z.string(),
  length: z.number(),
  difficulty,
  category: z.string(),
  pointValue: z.number(),
  state: z.enum(['unsolved', 'solved']),
  lastGuesses: z.array(z.string()),
  answer: z.optional(z.string()),
});
export type WordPuzzleCard = z.output<typeof wordPuzzleCard>;

const wordGuess = guessBody(WORD_GUESS_MAX, 'Guess must be less than 50 characters');

export const listWordAttempts = endpoint({
  route: 'GET /api/word-puzzles/:id/attempts',
  summary: 'Own guesses at a word puzzle, oldest first; the last 20',
  allows: 'child',
  rateLimit: readLimit,
  params: cardParams,
  returns: attempts,
});

export const guessWord = endpoint({
  route: 'POST /api/word-puzzles/:id/guess',
  summary: 'Guesses the word; points at the first right guess',
  allows: 'child',
  rateLimit: playLimit,
  params: cardParams,
  body: wordGuess,
  returns: z.object({ isCorrect: z.boolean(), answer: z.optional(z.string()), pointsEarned: z.number(), ...earned }),
});
