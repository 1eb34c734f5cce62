import * as z from 'zod/mini';

const triviaOptions = z.strictObject({
  questions: z.array(
    z.strictObject({
      question: z.string(),
      options: z.array(z.string()),
      /** Index of the right answer. */
      right: z.number(),
      explanation: z.string(),
    }),
  ),
  /** When the first question is shown, in the server's milliseconds. */
  startsAt: z.number(),
});
export type TriviaOptions = z.output<typeof triviaOptions>;

export const triviaMove = z.strictObject({
  question: z.number().check(z.int(), z.minimum(0), z.maximum(99)),
  choice: z.number().check(z.int(), z.minimum(0), z.maximum(2)),
});
export type TriviaMove = z.output<typeof triviaMove>;

export const triviaView = z.object({
  kind: z.literal('trivia_challenge'),
  phase: z.enum(['ready', 'asking', 'showing', 'over']),
  /** Index of the question. */
  number: z.number(),
  of: z.number(),
  question: z.string(),
  options: z.array(z.string()),
  /** What this player has chosen, or null. */
  choice: z.nullable(z.number()),
  /** Null until everyone has answered or the time is up. */
  right: z.nullable(z.number()),
  explanation: z.nullable(z.string()),
  /** By seat: who has answered; once the answer is shown, who was right. */
  answered: z.array(z.boolean()),
  wasRight: z.array(z.boolean()),
  scores: z.array(z.number()),
  /** This player's points for this question. */
  gained: z.number(),
  endsAt: z.nullable(z.number()),
  isOver: z.boolean(),
});
export type TriviaView = z.output<typeof triviaView>;
