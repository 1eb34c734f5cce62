import type { ClientMessageOf } from '#contract/shared/socket-messages.ts';
import { handle, type SocketHandler, type SocketRequest } from '../platform/realtime/socket-handlers.ts';
import { findBuddy } from './buddy-queries.ts';
import { markRead, onlineBuddies } from './conversations.ts';
import { sendMessage } from './messages.ts';
import {
  closeConversation,
  isOpenWith,
  isTypingShownTo,
  openConversation,
  showTypingTo,
} from './open-conversations.ts';
import { loadChatRelationship } from './relationship.ts';

type RequestOf<T extends 'join_chat' | 'typing_start' | 'typing_stop'> = SocketRequest<ClientMessageOf<T>>;

/** The limits are higher than anyone can type in half a minute. */
export const socketHandlers: readonly SocketHandler[] = [
  handle('join_chat', 60, joinChat),
  handle('leave_chat', 60, async ({ context, socket }) => closeConversation(context, socket)),
  handle('typing_start', 120, (request) => sendTyping(request, true)),
  handle('typing_stop', 120, (request) => sendTyping(request, false)),
  handle('mark_read', 120, ({ context, actor, message }) => markRead(context, actor, message.userId, message.upTo)),
  handle('send_message', 60, async ({ context, actor, socket, message: { type: _, userId, ...form } }) => {
    const sent = await sendMessage(context, actor, userId, form);
    socket.send({ type: 'ack', clientId: form.clientId, id: sent.message.id, ...sent });
  }),
];

/**
 * Registered before the gate is checked, so that a block or a withdrawn consent in the meantime finds the conversation and
 * closes it.
 */
async function joinChat({ context, socket, actor, message: { userId } }: RequestOf<'join_chat'>): Promise<void> {
  openConversation(context, socket, userId);
  const facts = { readerId: actor.accountId, otherId: userId, now: context.clock.now() };
  const [relationship, buddy] = await context.db
    .withConnection((connection) =>
      Promise.all([loadChatRelationship(context, connection, actor, userId), findBuddy(connection, facts)]),
    )
    .catch((error: unknown) => {
      closeConversation(context, socket);
      throw error;
    });
  if (!isOpenWith(context, socket, userId)) return;
  if (relationship.showsPresence) showTypingTo(context, socket, userId);
  const online = await onlineBuddies(context, actor, buddy ? [buddy] : []);
  socket.send({ type: online.has(userId) ? 'online' : 'offline', userId });
}

/**
 * Only in an open conversation and only for a child who shows it. Both were checked when it was joined, and it is closed
 * whenever either may have changed.
 */
async function sendTyping(
  { context, socket, actor, message: { userId } }: RequestOf<'typing_start' | 'typing_stop'>,
  isTyping: boolean,
): Promise<void> {
  if (!isTypingShownTo(context, socket, userId)) return;
  context.realtime.send([userId], { type: 'typing', userId: actor.accountId, isTyping });
}
