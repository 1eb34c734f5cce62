import {
  createCollaborativeGame,
  type GameRoom,
  joinCollaborativeGame,
  startCollaborativeGame,
} from '#contract/collaborative-games.ts';
import type { CollaborativeGameType } from '#contract/rules/collaborative-games.ts';
import { newId } from '#server/platform/tokens.ts';
import type { World } from '../world.ts';
import { type Child, child } from './children.ts';
import type { TestSocket } from './sockets.ts';

/** Two children in a game that has begun. */
export async function playing(world: World, gameType: CollaborativeGameType = 'memory_match') {
  const player = () => child(world, { scopes: ['buddies', 'multiplayer'] });
  const [maya, leo] = [await player(), await player()];
  const { data } = await maya.call(createCollaborativeGame, { body: { gameType, title: 'pond_party' } });
  const { id } = data.game;
  await leo.call(joinCollaborativeGame, { body: { sessionId: id } });
  await maya.call(startCollaborativeGame, { params: { id } });
  return { maya, leo, id };
}

export function play(socket: TestSocket, sessionId: string, n: number, move: { card: number }): void {
  socket.send({ type: 'game_move', sessionId, clientId: newId(), n, move });
}

/** The room as a screen shows it: the newest that it has got, with the newest round. An older one may arrive last. */
export function roomOn(socket: TestSocket): GameRoom | undefined {
  const room = socket.all('game_state').at(-1)?.game;
  const rounds = socket.all('game_round').filter(({ sessionId }) => sessionId === room?.game.id);
  const newest = rounds.sort((one, other) => one.version - other.version).at(-1);
  return room && newest && newest.version >= room.version
    ? { ...room, version: newest.version, round: newest.round }
    : room;
}

/** Where each picture lies: as only the database knows. */
export async function readPairs({ context }: World, sessionId: string): Promise<number[][]> {
  const { rows } = await context.db.pool.query(
    `select r.state from collaborative_game_sessions s join game_rounds r on r.id = s.round_id where s.id = $1`,
    [sessionId],
  );
  const pictures = rows[0].state.pictures as { name: string }[];
  const places = Map.groupBy(pictures.keys(), (at) => pictures[at]?.name);
  return [...places.values()];
}

/** Which of two sockets belongs to whose turn it is. */
export function onTurn(one: TestSocket, other: TestSocket): TestSocket {
  const room = roomOn(one);
  const view = room?.round?.view;
  return view?.kind === 'memory_match' && view.turn === room?.round?.seat ? one : other;
}

export type { Child };
