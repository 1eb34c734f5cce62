import { whenAccountChanges } from '../accounts/index.ts';
import { onPairChanged } from '../friends/index.ts';
import type { Context } from '../platform/context.ts';
import { ModuleState } from '../platform/module-state.ts';
import type { Socket } from '../platform/realtime/socket-handlers.ts';

interface OpenConversations {
  /** The other child of the conversation that is open on a socket. */
  readonly userIdBySocket: Map<Socket, string>;
  /** Sockets whose child may show when they type. */
  readonly showingTyping: Set<Socket>;
  readonly socketsByUserId: Map<string, Set<Socket>>;
  /** Sockets that already have a close handler. */
  readonly watched: WeakSet<Socket>;
}

const REJOIN = 'chat.rejoin';
const state = new ModuleState<OpenConversations>('the chat module');

/** Tracks which conversations are open on this node's sockets, and closes them when the gate may have closed. */
export function trackOpenConversations(context: Context): void {
  state.set(context, {
    userIdBySocket: new Map(),
    showingTyping: new Set(),
    socketsByUserId: new Map(),
    watched: new WeakSet(),
  });
  context.bus.subscribe(REJOIN, ({ accountId }) => closeConversations(context, accountId));
  whenAccountChanges(context, (accountId) => closeConversationsWith(context, accountId));
  onPairChanged(context, (oneId, otherId) => closeConversationsBetween(context, oneId, otherId));
}

export function openConversation(context: Context, socket: Socket, userId: string): void {
  if (socket.isClosed) return;
  closeConversation(context, socket);
  const { userIdBySocket, socketsByUserId, watched } = state.get(context);
  userIdBySocket.set(socket, userId);
  socketsByUserId.set(userId, (socketsByUserId.get(userId) ?? new Set()).add(socket));
  if (!watched.has(socket)) socket.onClose(() => closeConversation(context, socket));
  watched.add(socket);
}

export function closeConversation(context: Context, socket: Socket): void {
  const { userIdBySocket, showingTyping, socketsByUserId } = state.get(context);
  const userId = userIdBySocket.get(socket);
  if (userId === undefined) return;
  showingTyping.delete(socket);
  userIdBySocket.delete(socket);
  const sockets = socketsByUserId.get(userId);
  sockets?.delete(socket);
  if (sockets?.size === 0) socketsByUserId.delete(userId);
}

export function isOpenWith(context: Context, socket: Socket, userId: string): boolean {
  return state.get(context).userIdBySocket.get(socket) === userId;
}

/** Runs on all nodes, so that a new choice about presence applies at once to conversations that are already open. */
export function rejoinEverywhere({ bus }: Pick<Context, 'bus'>, accountId: string): void {
  bus.publish(REJOIN, { accountId });
}

export function showTypingTo(context: Context, socket: Socket, userId: string): void {
  if (isOpenWith(context, socket, userId)) state.get(context).showingTyping.add(socket);
}

export function isTypingShownTo(context: Context, socket: Socket, userId: string): boolean {
  return isOpenWith(context, socket, userId) && state.get(context).showingTyping.has(socket);
}

function closeConversationsBetween(context: Context, oneId: string, otherId: string): void {
  const { socketsByUserId } = state.get(context);
  const sockets = [
    ...[...(socketsByUserId.get(oneId) ?? [])].filter(({ actor }) => actor.accountId === otherId),
    ...[...(socketsByUserId.get(otherId) ?? [])].filter(({ actor }) => actor.accountId === oneId),
  ];
  for (const socket of sockets) closeAndNotify(context, socket);
}

function closeConversationsWith(context: Context, accountId: string): void {
  closeConversations(context, accountId);
  for (const socket of [...(state.get(context).socketsByUserId.get(accountId) ?? [])]) closeAndNotify(context, socket);
}

function closeConversations(context: Context, accountId: string | undefined): void {
  const own = [...state.get(context).userIdBySocket.keys()].filter(({ actor }) => actor.accountId === accountId);
  for (const socket of own) closeAndNotify(context, socket);
}

/** The browser then rejoins, which checks the gate again. */
function closeAndNotify(context: Context, socket: Socket): void {
  closeConversation(context, socket);
  socket.send({ type: 'changed', what: 'chat' });
}
