import type { CollaborativeGame, GamePlayer, GameRoom, TogetherRound } from '#contract/collaborative-games.ts';
import { presentAvatar } from '#contract/rules/avatars.ts';
import { isGameTitle } from '#contract/rules/collaborative-games.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable, Row } from '../../platform/db/statement.ts';
import type { Round } from '../rounds/mode.ts';
import { stateAt, viewRound } from '../rounds/rounds.ts';
import { listSeatsOfRound, listSeatsOfSession } from './participant-queries.ts';
import { multiplayerRules } from './play/kinds.ts';
import { listActivePlayers, listPlayersFor, listSessionsFor, type PlayerRow, type SessionRow } from './room-queries.ts';
import { findRoundOfSession } from './session-queries.ts';

/** A game as each of these readers may see it. Readers who don't play in it get nothing. */
export async function loadRooms(
  db: Queryable,
  sessionId: string,
  readerIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, GameRoom>> {
  const [sessions, players, round, seats] = await Promise.all([
    listSessionsFor(db, { readerIds, ids: [sessionId], now }),
    listPlayersFor(db, { readerIds, sessionId, now }),
    findRoundOfSession(db, { sessionId }),
    listSeatsOfSession(db, { sessionId }),
  ]);
  const playersByReader = Map.groupBy(players, ({ readerId }) => readerId);
  return new Map(
    sessions
      .filter(({ isPlayer }) => isPlayer)
      .map((row) => {
        const seat = seats.find(({ accountId }) => accountId === row.readerId);
        const seen = round && seat ? presentRound(round, seat, now) : null;
        return [row.readerId, presentRoom(row, playersByReader.get(row.readerId) ?? [], seen, round?.version ?? 0)];
      }),
  );
}

/** Sends a game's state to all screens of its players. */
export async function sendRoom(context: Context, sessionId: string): Promise<void> {
  const { db, realtime } = context;
  const rooms = await db.withConnection(async (connection) => {
    const playerIds = await listActivePlayers(connection, { sessionId });
    return loadRooms(
      connection,
      sessionId,
      playerIds.map(({ id }) => id),
      context.clock.now(),
    );
  });
  for (const [readerId, room] of rooms) realtime.send([readerId], { type: 'game_state', game: room });
}

/** Sends only the round to its players, for when nothing else in the room has changed. */
export async function sendRound({ db, realtime, clock }: Context, round: Round): Promise<void> {
  for (const { sessionId, sessionVersion, accountId, ...seat } of await listSeatsOfRound(db, { roundId: round.id }))
    realtime.send([accountId], {
      type: 'game_round',
      sessionId,
      version: sessionVersion + round.version,
      round: presentRound(round, seat, clock.now()),
    });
}

/** Tells these children's screens to fetch their lists of games again. */
export function announceGames({ realtime }: Pick<Context, 'realtime'>, accountIds: readonly string[]): void {
  for (const accountId of accountIds) realtime.notifyChanged(accountId, 'games');
}

export function presentGame(row: SessionRow): CollaborativeGame {
  const { id, words, title, description, gameType, maxPlayers, currentPlayers, isPrivate, inviteCode, status } = row;
  return {
    id,
    title: words ?? title,
    titleKind: words === null || isGameTitle(words) ? 'ready' : 'words',
    ...{ description, gameType, maxPlayers, currentPlayers, isPrivate, inviteCode, status, isPlayer: row.isPlayer },
    host: presentHost(row),
    createdAt: row.createdAt.toISOString(),
  };
}

function presentHost(row: SessionRow): CollaborativeGame['host'] {
  const { hostId: id, hostName, hostUsername, hostEmoji, hostBackground, hostPip: pip } = row;
  if (id === null || hostName === null || hostUsername === null) return null;
  const avatar = presentAvatar({ emoji: hostEmoji ?? '', background: hostBackground ?? '', pip });
  return { id, displayName: hostName, username: hostUsername, avatar };
}

function presentRoom(
  row: SessionRow,
  players: readonly PlayerRow[],
  round: TogetherRound | null,
  roundVersion: number,
): GameRoom {
  return {
    game: presentGame(row),
    version: row.version + roundVersion,
    players: players.map((player) => presentPlayer(player, row.hostId)),
    round,
    nextGameId: row.nextId,
  };
}

/** Includes what was due already, even if no node has stored it yet. */
function presentRound(
  round: Round,
  { seat, moves }: Pick<Row<typeof listSeatsOfSession>, 'seat' | 'moves'>,
  now: Date,
) {
  const state = stateAt(multiplayerRules, round, now);
  const view = viewRound(multiplayerRules, { round: { ...round, state }, seat }) as TogetherRound['view'];
  return { roundId: round.id, n: moves, seat, view, now: now.getTime() };
}

function presentPlayer(row: PlayerRow, hostId: string | null): GamePlayer {
  const { id, playerId, isHere, hasLeft, seat, score, pointsAwarded } = row;
  return {
    ...{ id, playerId, hasLeft, seat, score },
    ...presentPerson(row),
    isHere: isHere && row.isSeen,
    isHost: id === hostId,
    isYou: id === row.readerId,
    pointsAwarded: id === row.readerId ? pointsAwarded : null,
  };
}

/** Whom the reader may not see any more has neither name nor picture, just like a player whom they have reported. */
function presentPerson(row: PlayerRow) {
  const { displayName, username, isSeen, isNameHidden, isWorkHidden } = row;
  if (isSeen) return { displayName, username, avatar: presentAvatar(row), isNameHidden, isWorkHidden };
  return {
    ...{ displayName: '', username: '', avatar: presentAvatar(nobody) },
    isNameHidden: true,
    isWorkHidden: true,
  };
}

const nobody = { emoji: '', background: '', pip: null };
