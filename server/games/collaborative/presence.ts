import type { Context } from '../../platform/context.ts';
import { ModuleState } from '../../platform/module-state.ts';
import type { Socket } from '../../platform/realtime/socket-handlers.ts';
import { showLater } from './announce.ts';
import { markAway, renewPlayers } from './room-queries.ts';

interface OpenGames {
  /** The game that is open on each socket of this node. */
  readonly sessionBySocket: Map<Socket, string>;
  /** Sockets that already have a close handler. */
  readonly watched: WeakSet<Socket>;
}

const state = new ModuleState<OpenGames>('the games module');

export function trackOpenGames(context: Context): void {
  state.set(context, { sessionBySocket: new Map(), watched: new WeakSet() });
}

/** Records that the child is here. If that is news, the other players see it at once. */
export async function openGame(context: Context, socket: Socket, sessionId: string): Promise<void> {
  if (socket.isClosed) return;
  const { sessionBySocket, watched } = state.get(context);
  sessionBySocket.set(socket, sessionId);
  socket.isPlaying = true;
  if (!watched.has(socket)) socket.onClose(() => closeLater(context, socket));
  watched.add(socket);
  await renew(context, [{ sessionId, accountId: socket.actor.accountId }]);
  // The socket has closed meanwhile, and the close may have been stored first.
  if (socket.isClosed) await markPlayerAway(context, sessionId, socket.actor.accountId);
}

/** When the last screen of a child closes, they have a minute to come back. */
export async function closeGame(context: Context, socket: Socket): Promise<void> {
  const { sessionBySocket } = state.get(context);
  const sessionId = sessionBySocket.get(socket);
  if (sessionId === undefined) return;
  sessionBySocket.delete(socket);
  socket.isPlaying = false;
  await markPlayerAway(context, sessionId, socket.actor.accountId);
}

/** Does nothing while the child has the game open on another screen. */
async function markPlayerAway(context: Context, sessionId: string, accountId: string): Promise<void> {
  const isStillHere = [...state.get(context).sessionBySocket].some(
    ([other, id]) => id === sessionId && other.actor.accountId === accountId,
  );
  if (isStillHere) return;
  const changed = await markAway(context.db, { sessionIds: [sessionId], accountIds: [accountId] });
  for (const { sessionId: id } of changed) showLater(context, id);
}

/** Renews the presence of this node's players. If a node dies, its players are no longer renewed. */
export async function renewOpenGames(context: Context): Promise<void> {
  const open = [...state.get(context).sessionBySocket];
  await renew(
    context,
    open.map(([{ actor }, sessionId]) => ({ sessionId, accountId: actor.accountId })),
  );
}

export function hasOpenGame(context: Context, socket: Socket, sessionId: string): boolean {
  return state.get(context).sessionBySocket.get(socket) === sessionId;
}

interface Here {
  readonly sessionId: string;
  readonly accountId: string;
}

async function renew(context: Context, here: readonly Here[]): Promise<void> {
  if (here.length === 0) return;
  const sessionIds = here.map(({ sessionId }) => sessionId);
  const accountIds = here.map(({ accountId }) => accountId);
  const changed = await renewPlayers(context.db, { sessionIds, accountIds, now: context.clock.now() });
  for (const { sessionId } of changed) showLater(context, sessionId);
}

function closeLater(context: Context, socket: Socket): void {
  closeGame(context, socket).catch((err: unknown) =>
    context.log.warn({ err }, 'a closed game is noticed by the next look at who is silent'),
  );
}
