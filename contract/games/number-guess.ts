import * as z from 'zod/mini';

const numberOptions = z.strictObject({ min: z.number(), max: z.number(), maxGuesses: z.number() });
export type NumberOptions = z.output<typeof numberOptions>;

export const numberMove = z.strictObject({ guess: z.number().check(z.int()) });
export type NumberMove = z.output<typeof numberMove>;

/** Whether the secret number is higher or lower than the guess, and how close. */
const hint = z.enum(['right', 'very_close_higher', 'very_close_lower', 'higher', 'lower', 'much_higher', 'much_lower']);
export type NumberHint = z.output<typeof hint>;

export const numberView = z.object({
  kind: z.literal('number_guess'),
  min: z.number(),
  max: z.number(),
  maxGuesses: z.number(),
  guesses: z.array(z.object({ guess: z.number(), hint })),
  /** The range that is still possible after all hints. */
  from: z.number(),
  to: z.number(),
  /** Only present once the game is over. */
  target: z.optional(z.number()),
  isOver: z.boolean(),
});
export type NumberView = z.output<typeof numberView>;
