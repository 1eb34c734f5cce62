import type * as contract from '#contract/collaborative-games.ts';
import { MAX_RECENT_GAMES } from '#contract/rules/collaborative-games.ts';
import type { Returns } from '#contract/shared/endpoint.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { hasConsent } from '../../safety/index.ts';
import { listPlayable } from './meeting.ts';
import { listSessionIds, listSessionsFor } from './room-queries.ts';
import { loadRooms, presentGame } from './rooms.ts';

const MAX_LISTED = 60;

/** Lists a game of others only if the child may meet every player. */
export async function listCollaborativeGames(
  { db, clock }: Context,
  actor: ChildActor,
): Promise<Returns<typeof contract.listCollaborativeGames>> {
  const { accountId: readerId } = actor;
  const now = clock.now();
  const can = { type: hasConsent(actor, 'chat') };
  const found = await listSessionIds(db, { readerId, most: MAX_LISTED, recent: MAX_RECENT_GAMES });
  const otherIds = new Set(found.filter(({ isOwn }) => !isOwn).flatMap(({ playerIds }) => playerIds));
  if (found.length === 0) return { games: [], can };
  const [playable, rows] = await db.withConnection((connection) =>
    Promise.all([
      listPlayable(connection, actor, [...otherIds], now),
      listSessionsFor(connection, { readerIds: [readerId], ids: found.map(({ id }) => id), now }),
    ]),
  );
  const shown = found.filter(({ isOwn, playerIds }) => isOwn || playerIds.every((id) => playable.has(id)));
  const ids = new Set(shown.map(({ id }) => id));
  return { games: rows.filter(({ id }) => ids.has(id)).map(presentGame), can };
}

export async function readCollaborativeGame(
  { db, clock }: Context,
  { accountId }: ChildActor,
  id: string,
): Promise<contract.GameRoom> {
  const rooms = await db.withConnection((connection) => loadRooms(connection, id, [accountId], clock.now()));
  const room = rooms.get(accountId);
  if (!room) throw new Problem('not_found');
  return room;
}
