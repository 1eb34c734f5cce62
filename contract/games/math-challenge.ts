import * as z from 'zod/mini';

export const operations = ['+', '-', '×', '÷'] as const;

const mathOptions = z.strictObject({
  operations: z.array(z.enum(operations)),
  /** The largest number in a sum or difference, including its result. */
  upTo: z.number(),
  /** The factors in products and quotients. */
  tables: z.array(z.number()),
  problems: z.number(),
  /** In seconds. Null for players without a timer. */
  timeLimit: z.nullable(z.number()),
});
export type MathOptions = z.output<typeof mathOptions>;

export const mathMove = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('begin') }),
  z.strictObject({ do: z.literal('answer'), answer: z.number().check(z.int(), z.minimum(-9999), z.maximum(9999)) }),
]);
export type MathMove = z.output<typeof mathMove>;

const problem = z.object({ left: z.number(), operation: z.enum(operations), right: z.number() });
export type MathProblem = z.output<typeof problem>;

export const mathView = z.object({
  kind: z.literal('math_challenge'),
  /** The problems answered so far, with the right results. */
  answered: z.array(z.extend(problem, { answer: z.number(), result: z.number() })),
  /** The current problem. Null once the game is over. */
  problem: z.nullable(problem),
  problems: z.number(),
  hasBegun: z.boolean(),
  endsAt: z.nullable(z.number()),
  timeLimit: z.nullable(z.number()),
  isOver: z.boolean(),
});
export type MathView = z.output<typeof mathView>;
