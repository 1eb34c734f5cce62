import type * as contract from '#contract/collaborative-games.ts';
import { cleanInviteCode, MAX_RECENT_GAMES } from '#contract/rules/collaborative-games.ts';
import type { Body, Returns } from '#contract/shared/endpoint.ts';
import { recordActivity } from '../../accounts/index.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { AfterCommit, Transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { hasConsent } from '../../safety/index.ts';
import { addPlayer } from './changes.ts';
import { checkMayPlayWith, listPlayable } from './meeting.ts';
import { listPlayerFacts } from './meeting-queries.ts';
import { listSessionIds, listSessionsFor } from './room-queries.ts';
import { loadRooms, presentGame } from './rooms.ts';
import * as queries from './session-queries.ts';

type Joined = Returns<typeof contract.joinCollaborativeGame>;

const MAX_LISTED = 60;

/** Lists a game of others only if the child may meet every player. */
export async function listCollaborativeGames(
  { db, clock }: Context,
  actor: ChildActor,
): Promise<Returns<typeof contract.listCollaborativeGames>> {
  const { accountId: readerId } = actor;
  const can = { type: hasConsent(actor, 'chat') };
  const found = await listSessionIds(db, { readerId, most: MAX_LISTED, recent: MAX_RECENT_GAMES });
  const otherIds = new Set(found.filter(({ isOwn }) => !isOwn).flatMap(({ playerIds }) => playerIds));
  if (found.length === 0) return { games: [], can };
  const [playable, rows] = await db.withConnection((connection) =>
    Promise.all([
      listPlayable(connection, actor, [...otherIds], clock.now()),
      listSessionsFor(connection, { readerIds: [readerId], ids: found.map(({ id }) => id) }),
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

/** A game with players whom the child may not meet is "not found", just like a wrong code. */
export async function joinCollaborativeGame(
  context: Context,
  actor: ChildActor,
  { sessionId, inviteCode }: Body<typeof contract.joinCollaborativeGame>,
): Promise<Joined> {
  const code = inviteCode === undefined ? '' : cleanInviteCode(inviteCode);
  if (sessionId === undefined && code === '')
    throw new Problem('invalid', { message: 'Either sessionId or inviteCode is required' });
  recordActivity(context, actor);
  return context.db.transaction(async (tx) => {
    tx.lock(queries.lockPlayer, { accountId: actor.accountId });
    if (sessionId === undefined) tx.lock(queries.lockSessionByCode, { code });
    else tx.lock(queries.lockSession, { id: sessionId });
    const now = context.clock.now();
    const wanted = { sessionId: sessionId ?? null, code: sessionId === undefined ? code : null };
    const [session, own, facts] = await Promise.all([
      sessionId === undefined ? queries.findSessionByCode(tx, { code }) : queries.findSession(tx, { id: sessionId }),
      queries.listOpenSessionsByAccount(tx, { accountIds: [actor.accountId] }),
      listPlayerFacts(tx, { readerId: actor.accountId, ...wanted, now }),
    ]);
    if (!session) throw new Problem('not_found');
    if (!isPlayer(session, actor)) {
      if (session.isPrivate && sessionId !== undefined) throw new Problem('not_found');
      checkMayPlayWith(actor, facts, now);
      if (own.length > 0) throw new Problem('in_game');
      addPlayer(context, tx, session, actor);
    }
    return answerWithGame(tx, actor, session.id);
  });
}

/** Queues loading the game as its new player sees it. */
export function answerWithGame(tx: Transaction, { accountId }: ChildActor, id: string): AfterCommit<Joined> {
  const rows = tx.readAtCommit(() => listSessionsFor(tx, { readerIds: [accountId], ids: [id] }));
  return tx.afterCommit(() => {
    const [row] = rows.result;
    if (!row) throw new Problem('not_found');
    return { game: presentGame(row) };
  });
}

function isPlayer({ playerIds }: queries.Session, { accountId }: ChildActor): boolean {
  return playerIds.includes(accountId);
}
