import * as z from 'zod/mini';

export const MAX_GUESS_LETTERS = 50;

export const wordOptions = z.strictObject({
  words: z.array(z.strictObject({ word: z.string(), clue: z.string() })),
  /** When the first word comes, in the server's milliseconds. */
  startsAt: z.number(),
});
export type WordOptions = z.output<typeof wordOptions>;

/** Guesses the word at a place. */
export const wordMove = z.strictObject({
  word: z.number().check(z.int(), z.minimum(0), z.maximum(99)),
  guess: z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(MAX_GUESS_LETTERS, 'Guess must be less than 50 characters')),
});
export type WordMove = z.output<typeof wordMove>;

export const wordView = z.object({
  kind: z.literal('word_puzzle'),
  phase: z.enum(['ready', 'guessing', 'showing', 'over']),
  /** The place of the word, from 0. */
  number: z.number(),
  of: z.number(),
  clue: z.string(),
  /** A letter that is known, or an empty text. All of them once the word shows. */
  letters: z.array(z.string()),
  /** This player's own last wrong guesses of this word; nobody else sees them. */
  guesses: z.array(z.string()),
  /** By seat. */
  solved: z.array(z.boolean()),
  scores: z.array(z.number()),
  gained: z.number(),
  endsAt: z.nullable(z.number()),
  isOver: z.boolean(),
});
export type WordView = z.output<typeof wordView>;
