import type { ClientMessageOf } from '#contract/shared/socket-messages.ts';
import type { Context } from '../platform/context.ts';
import { handle, type Socket, type SocketHandler, type SocketRequest } from '../platform/realtime/socket-handlers.ts';
import { readUpTo } from './conversations.ts';
import { sendTo } from './messages.ts';
import { loadChatRelationship } from './relationship.ts';

/** Which conversations are open on the sockets of this node. */
interface Open {
  readonly byLine: Map<Socket, string>;
  /** By the other one of the two. */
  readonly byOther: Map<string, Set<Socket>>;
  /** Whose end is waited for. */
  readonly watched: WeakSet<Socket>;
}

const opened = new WeakMap<Context, Open>();

export function openRooms(context: Context): void {
  opened.set(context, { byLine: new Map(), byOther: new Map(), watched: new WeakSet() });
}

function roomsOf(context: Context): Open {
  const open = opened.get(context);
  if (!open) throw new Error('the chat room is not open');
  return open;
}

type Said<T extends 'join_chat' | 'leave_chat' | 'typing_start' | 'typing_stop'> = SocketRequest<ClientMessageOf<T>>;

/** What the socket hears about chats. How often is more than anybody types in half a minute. */
export const socketHandlers: readonly SocketHandler[] = [
  handle('join_chat', 60, join),
  handle('leave_chat', 60, async ({ context, socket }) => leave(context, socket)),
  handle('typing_start', 120, (said) => tellTyping(said, true)),
  handle('typing_stop', 120, (said) => tellTyping(said, false)),
  handle('mark_read', 120, ({ context, actor, message }) => readUpTo(context, actor, message.userId, message.upTo)),
  handle('send_message', 60, async ({ context, actor, socket, message: { type: _, userId, ...form } }) => {
    const sent = await sendTo(context, actor, userId, form);
    socket.send({ type: 'ack', clientId: form.clientId, id: sent.message.id, ...sent });
  }),
];

/**
 * A guarded load: whoever may not chat with somebody cannot join either. Entered before the gate is asked, so that what
 * closes the room in the meantime finds it; of this line no other word is answered until then.
 */
async function join({ context, socket, actor, message: { userId } }: Said<'join_chat'>): Promise<void> {
  enter(context, socket, userId);
  const standing = await context.db
    .withConnection((one) => loadChatRelationship(context, one, actor, userId))
    .catch((error: unknown) => {
      leave(context, socket);
      throw error;
    });
  if (roomsOf(context).byLine.get(socket) !== userId) return;
  const { actor: self, other } = standing;
  const isShown = self.scopes.has('buddies') && other.scopes.has('buddies');
  const isHere = isShown && (await context.realtime.presence.whoIsOnline([userId])).has(userId);
  socket.send({ type: isHere ? 'online' : 'offline', userId });
}

function enter(context: Context, line: Socket, userId: string): void {
  if (line.isClosed) return;
  leave(context, line);
  const { byLine, byOther, watched } = roomsOf(context);
  byLine.set(line, userId);
  byOther.set(userId, (byOther.get(userId) ?? new Set()).add(line));
  if (!watched.has(line)) line.onClose(() => leave(context, line));
  watched.add(line);
}

function leave(context: Context, line: Socket): void {
  const { byLine, byOther } = roomsOf(context);
  const userId = byLine.get(line);
  if (userId === undefined) return;
  byLine.delete(line);
  const others = byOther.get(userId);
  others?.delete(line);
  if (others?.size === 0) byOther.delete(userId);
}

/** Only in a conversation that was joined: the gate was asked then, and `closeRooms…` takes it back. */
async function tellTyping(
  { context, socket, actor, message: { userId } }: Said<'typing_start' | 'typing_stop'>,
  isTyping: boolean,
): Promise<void> {
  if (roomsOf(context).byLine.get(socket) !== userId) return;
  context.realtime.send([userId], { type: 'typing', userId: actor.accountId, isTyping });
}

/** Two were parted, or brought together: their chat, where it is open on this node, is to be asked for anew. */
export function closeRoomsBetween(context: Context, oneId: string, otherId: string): void {
  const { byOther } = roomsOf(context);
  for (const [id, partner] of [
    [oneId, otherId],
    [otherId, oneId],
  ] as const)
    for (const line of [...(byOther.get(id) ?? [])])
      if (line.actor.accountId === partner) {
        leave(context, line);
        line.send({ type: 'changed', what: 'chat' });
      }
}

/** Something about a child has changed: whoever is in a conversation with them on this node must join it anew. */
export function closeRoomsWith(context: Context, accountId: string): void {
  const { byLine, byOther } = roomsOf(context);
  const own = [...byLine.keys()].filter(({ actor }) => actor.accountId === accountId);
  for (const line of [...own, ...(byOther.get(accountId) ?? [])]) {
    leave(context, line);
    line.send({ type: 'changed', what: 'chat' });
  }
}
