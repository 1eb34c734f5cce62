import * as z from 'zod/mini';

/** An emoji and its name. */
const picture = z.object({ emoji: z.string(), name: z.string() });
export type Picture = z.output<typeof picture>;

const memoryOptions = z.strictObject({
  /** Each picture is on two cards. */
  pictures: z.array(picture),
  /** In seconds from the first card. Null without a timer, and with several players. */
  timeLimit: z.nullable(z.number()),
  /** With several players: when the first turn starts, in the server's milliseconds. */
  startsAt: z.optional(z.number()),
});
export type MemoryOptions = z.output<typeof memoryOptions>;

/** Turns over the card at this index. */
export const memoryMove = z.strictObject({ card: z.number().check(z.int(), z.minimum(0), z.maximum(99)) });
export type MemoryMove = z.output<typeof memoryMove>;

const card = z.discriminatedUnion('face', [
  z.object({ face: z.literal('down') }),
  z.object({ face: z.literal('up'), picture }),
  z.object({ face: z.literal('matched'), picture, by: z.number() }),
]);

export const memoryView = z.object({
  kind: z.literal('memory_match'),
  cards: z.array(card),
  /** Pairs found, by seat. */
  found: z.array(z.number()),
  pairs: z.number(),
  /** Cards turned over so far by all players. */
  flips: z.number(),
  /** The seat whose turn it is. */
  turn: z.number(),
  /** Two different cards stay open until then. */
  hideAt: z.nullable(z.number()),
  /** When the time or this turn ends. */
  endsAt: z.nullable(z.number()),
  /** In seconds. Null without a timer. */
  timeLimit: z.nullable(z.number()),
  isOver: z.boolean(),
});
export type MemoryView = z.output<typeof memoryView>;
