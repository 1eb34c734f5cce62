import * as z from 'zod/mini';

export const numberOptions = z.strictObject({ min: z.number(), max: z.number(), maxGuesses: z.number() });
export type NumberOptions = z.output<typeof numberOptions>;

export const numberMove = z.strictObject({ guess: z.number().check(z.int()) });
export type NumberMove = z.output<typeof numberMove>;

/** Where the secret number lies from a guess, and how far off. */
const hint = z.enum(['right', 'very_close_higher', 'very_close_lower', 'higher', 'lower', 'much_higher', 'much_lower']);
export type NumberHint = z.output<typeof hint>;

export const numberView = z.object({
  kind: z.literal('number_guess'),
  min: z.number(),
  max: z.number(),
  maxGuesses: z.number(),
  guesses: z.array(z.object({ guess: z.number(), hint })),
  /** What is still possible after all hints of higher and lower. */
  from: z.number(),
  to: z.number(),
  /** Once the game is over. */
  target: z.optional(z.number()),
  isOver: z.boolean(),
});
export type NumberView = z.output<typeof numberView>;
