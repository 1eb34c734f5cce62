import * as z from 'zod/mini';

const scrambleOptions = z.strictObject({
  /** One of them is dealt. */
  words: z.array(
    z.object({
      word: z.string(),
      hint: z.string(),
      /** Other real words with the same letters. They count as right too. */
      also: z.optional(z.array(z.string())),
    }),
  ),
});
export type ScrambleOptions = z.output<typeof scrambleOptions>;

export const scrambleMove = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('guess'), word: z.string().check(z.maxLength(50)) }),
  z.strictObject({ do: z.literal('hint') }),
]);
export type ScrambleMove = z.output<typeof scrambleMove>;

export const scrambleView = z.object({
  kind: z.literal('word_scramble'),
  /** In the order they were dealt. */
  letters: z.array(z.string()),
  /** Wrong guesses so far. */
  misses: z.array(z.string()),
  attemptsLeft: z.number(),
  /** Only present once the player has asked for it. */
  hint: z.optional(z.string()),
  /** Only present once the game is over. */
  word: z.optional(z.string()),
  /** The word the player found, if it isn't the one that was dealt. */
  found: z.optional(z.string()),
  isSolved: z.boolean(),
  isOver: z.boolean(),
});
export type ScrambleView = z.output<typeof scrambleView>;
