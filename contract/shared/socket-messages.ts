import * as z from 'zod/mini';
import { chatMessage, messageForm, messageSeq } from '../chat.ts';
import { gameRoom, togetherMove, togetherRound } from '../collaborative-games.ts';
import { earned } from '../points.ts';
import { gamePhrases } from '../rules/collaborative-games.ts';
import { id } from './ids.ts';
import { problems } from './problems.ts';

/** Data that other people, other tabs or the server can change. The client fetches it again. */
export const changeable = [
  'user',
  'points',
  'unread',
  'chat',
  'requests',
  'activities',
  'posts',
  'moderation',
  'games',
  'rewards',
] as const;
export type Changeable = (typeof changeable)[number];

const error = z.strictObject({
  code: z.enum(Object.keys(problems) as (keyof typeof problems)[]),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});

/** Messages from the server to the browser. */
const serverMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('changed'), what: z.enum(changeable) }),
  /** Something was sent to this account while its page loaded, so what came with the page may be outdated. */
  z.strictObject({ type: z.literal('missed') }),
  /** A post of the reader has been reviewed and is out. */
  z.strictObject({ type: z.literal('post_out'), postId: id }),
  /** A buddy of the reader has written a post that they may read. */
  z.strictObject({ type: z.literal('buddy_story'), postId: id }),
  /** In one of the reader's conversations, also a message that they sent from another device. */
  z.strictObject({ type: z.literal('message'), message: chatMessage }),
  /** The message is stored. `needsComfort`: it sounds like a child in crisis. */
  z.strictObject({
    type: z.literal('ack'),
    clientId: id,
    id,
    message: chatMessage,
    needsComfort: z.boolean(),
  }),
  z.strictObject({ type: z.literal('refused'), clientId: z.optional(id), error }),
  z.strictObject({ type: z.literal('pong') }),
  z.strictObject({ type: z.literal('typing'), userId: id, isTyping: z.boolean() }),
  z.strictObject({ type: z.literal('online'), userId: id }),
  z.strictObject({ type: z.literal('offline'), userId: id }),
  /** Up to which message of a buddy the child has read, for their own other screens. */
  z.strictObject({ type: z.literal('read'), userId: id, buddyId: id, upTo: z.number() }),
  /** A game of the reader, as they see it now. */
  z.strictObject({ type: z.literal('game_state'), game: gameRoom }),
  /** A move was made or time has passed: only the round has changed. The version is that of the whole room. */
  z.strictObject({ type: z.literal('game_round'), sessionId: id, version: z.number(), round: togetherRound }),
  /** The reader plays no more in it: it has ended, or they have left or been taken out. */
  z.strictObject({ type: z.literal('game_over'), sessionId: id, hasEnded: z.boolean(), ...earned }),
  /** What a player says, for a moment. */
  z.strictObject({ type: z.literal('game_phrase'), sessionId: id, userId: id, phrase: z.enum(gamePhrases) }),
  /** The last message before the server closes the socket: the session ended (by a grown-up who closes the account, or because our e-mail reached a stranger), Lilypad is closed to the child, or the server stops. */
  z.strictObject({
    type: z.literal('bye'),
    reason: z.enum([
      'signed_out',
      'account_closing',
      'wrong_address',
      'paused',
      'quiet_hours',
      'daily_limit',
      'restarting',
      'misbehaved',
    ]),
  }),
]);
export type ServerMessage = z.output<typeof serverMessage>;
export type ServerMessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

const pair = { userId: id };

/**
 * Messages from the browser to the server. `ping` keeps proxies from closing an idle connection, and its `pong` tells the browser
 * that the connection is alive.
 */
export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ping') }),
  z.strictObject({ type: z.literal('join_chat'), ...pair }),
  z.strictObject({ type: z.literal('leave_chat'), ...pair }),
  z.strictObject({ type: z.literal('typing_start'), ...pair }),
  z.strictObject({ type: z.literal('typing_stop'), ...pair }),
  z.strictObject({ type: z.literal('mark_read'), ...pair, upTo: messageSeq }),
  /** The child has this game open; the server answers with `game_state` and sends every change. */
  z.strictObject({ type: z.literal('join_game'), sessionId: id }),
  /** The screen is closed; the place in the game is kept for a minute. */
  z.strictObject({ type: z.literal('leave_game'), sessionId: id }),
  /** A move in the game; `n` is how many moves this player has made before. A refusal carries the clientId. */
  z.strictObject({
    type: z.literal('game_move'),
    sessionId: id,
    clientId: id,
    n: z.number().check(z.int(), z.minimum(0)),
    move: togetherMove,
  }),
  z.strictObject({ type: z.literal('game_phrase'), sessionId: id, phrase: z.enum(gamePhrases) }),
  z.strictObject({ type: z.literal('send_message'), ...pair, ...messageForm.shape }),
]);
export type ClientMessage = z.output<typeof clientMessage>;
export type ClientMessageOf<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;
