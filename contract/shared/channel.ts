import * as z from 'zod/mini';
import { problems } from './problems.ts';

/** What a screen shows and somebody else, another tab or the server may change. The client fetches it again. */
export const changeable = ['user', 'points', 'unread', 'requests', 'activities', 'posts'] as const;
export type Changeable = (typeof changeable)[number];

/** Words from the server to the browser. */
export const serverFrame = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('changed'), what: z.enum(changeable) }),
  z.strictObject({
    type: z.literal('refused'),
    error: z.strictObject({ code: z.enum(Object.keys(problems) as (keyof typeof problems)[]), message: z.string() }),
  }),
  /** The last word before the server closes: the session has ended, or the server is going away. */
  z.strictObject({ type: z.literal('bye'), reason: z.enum(['signed_out', 'paused', 'restarting', 'misbehaved']) }),
]);
export type ServerFrame = z.output<typeof serverFrame>;

/** Words from the browser to the server. `ping` asks for nothing: it keeps a sleepy proxy from hanging up. */
export const clientFrame = z.discriminatedUnion('type', [z.strictObject({ type: z.literal('ping') })]);
