import * as z from 'zod/mini';

const MAX_GUESS_LETTERS = 50;

const wordOptions = z.strictObject({
  words: z.array(z.strictObject({ word: z.string(), clue: z.string() })),
  /** When the first word is shown, in the server's milliseconds. */
  startsAt: z.number(),
});
export type WordOptions = z.output<typeof wordOptions>;

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
  /** Index of the word. */
  number: z.number(),
  of: z.number(),
  clue: z.string(),
  /** A letter, or an empty text if it isn't shown yet. All letters are shown at the end. */
  letters: z.array(z.string()),
  /** This player's latest wrong guesses for this word. Other players never see them. */
  guesses: z.array(z.string()),
  /** By seat. */
  solved: z.array(z.boolean()),
  scores: z.array(z.number()),
  gained: z.number(),
  endsAt: z.nullable(z.number()),
  isOver: z.boolean(),
});
export type WordView = z.output<typeof wordView>;
