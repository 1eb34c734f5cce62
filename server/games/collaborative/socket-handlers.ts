import type { ClientMessageOf } from '#contract/shared/socket-messages.ts';
import { Problem } from '../../platform/problem.ts';
import { handle, type SocketHandler, type SocketRequest } from '../../platform/realtime/socket-handlers.ts';
import { playTogether } from './play/moves.ts';
import { closeGame, hasOpenGame, openGame } from './presence.ts';
import { loadRooms } from './rooms.ts';
import { findSession } from './session-queries.ts';

export const socketHandlers: readonly SocketHandler[] = [
  handle('join_game', 60, joinGame),
  handle('leave_game', 60, ({ context, socket }) => closeGame(context, socket)),
  handle('game_move', 150, playTogether),
  // More than a child taps in half a minute, and few enough not to annoy.
  handle('game_phrase', 15, sendPhrase),
];

async function joinGame({
  context,
  socket,
  actor,
  message: { sessionId },
}: SocketRequest<ClientMessageOf<'join_game'>>): Promise<void> {
  const { accountId } = actor;
  if (!(await loadRooms(context.db, sessionId, [accountId], context.clock.now())).has(accountId))
    throw new Problem('not_found');
  await openGame(context, socket, sessionId);
  const game = (await loadRooms(context.db, sessionId, [accountId], context.clock.now())).get(accountId);
  if (game) socket.send({ type: 'game_state', game });
}

/** Needs no gate while the game is open: players who may no longer meet the others are removed at once. */
async function sendPhrase({
  context,
  socket,
  actor,
  message: { sessionId, phrase },
}: SocketRequest<ClientMessageOf<'game_phrase'>>): Promise<void> {
  if (!hasOpenGame(context, socket, sessionId)) throw new Problem('not_found');
  const session = await findSession(context.db, { id: sessionId });
  const isOpen = session?.status === 'waiting' || session?.status === 'in_progress';
  if (!isOpen || !session.playerIds.includes(actor.accountId)) throw new Problem('not_found');
  context.realtime.send(session.playerIds, { type: 'game_phrase', sessionId, userId: actor.accountId, phrase });
}
