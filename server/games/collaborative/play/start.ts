import type { GameRoom } from '#contract/collaborative-games.ts';
import { createRandom, shuffled } from '#contract/rules/random.ts';
import { recordActivity } from '../../../accounts/index.ts';
import { recordContact } from '../../../friends/index.ts';
import type { ChildActor } from '../../../platform/actor.ts';
import { SECOND } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/transaction.ts';
import { Problem } from '../../../platform/problem.ts';
import { newToken } from '../../../platform/tokens.ts';
import { openRound } from '../../rounds/rounds.ts';
import { announceChange } from '../announce.ts';
import { loadPlayerPairs, type PlayerPairs } from '../meeting.ts';
import { seatPlayers } from '../participant-queries.ts';
import { startRefusal } from '../policy.ts';
import { loadRooms } from '../rooms.ts';
import * as queries from '../session-queries.ts';
import { buildOptions } from './boards.ts';
import { together } from './together.ts';

/** "Ready, steady, go" on the screens. */
const COUNTDOWN = 4 * SECOND;

/**
 * Checks every pair again, because a parent's setting or a birthday may have changed who may meet (docs/product-decisions.md,
 * P34).
 */
export async function startCollaborativeGame(context: Context, actor: ChildActor, id: string): Promise<GameRoom> {
  recordActivity(context, actor);
  const { accountId } = actor;
  return context.db.transaction(async (tx) => {
    tx.lock(queries.lockSession, { id });
    const [session, pairs] = await Promise.all([
      queries.findSession(tx, { id }),
      loadPlayerPairs(tx, id, context.clock.now()),
    ]);
    if (!session?.playerIds.includes(accountId)) throw new Problem('not_found');
    const refusal = startRefusal(session, accountId);
    // With a double tap, the game has already started.
    if (refusal && session.status !== 'in_progress') throw new Problem(refusal);
    if (!refusal) start(context, tx, session, pairs);
    const rooms = tx.readAtCommit(() => loadRooms(tx, id, [accountId], context.clock.now()));
    return tx.afterCommit(() => {
      const room = rooms.result.get(accountId);
      if (!room) throw new Problem('not_found');
      return room;
    });
  });
}

function start(context: Context, tx: Transaction, session: queries.Session, { closed, ages }: PlayerPairs): void {
  const now = context.clock.now();
  if (closed.length > 0) throw new Problem('not_possible_together');
  const random = createRandom(newToken());
  const accountIds = shuffled(random, session.playerIds);
  const options = buildOptions(context, session.gameType, { ages, random, startsAt: now.getTime() + COUNTDOWN });
  const round = openRound(tx, { mode: together, kind: session.gameType, gameId: null, options, accountIds }, now);
  tx.write(queries.startSession, { id: session.id, roundId: round.id, now });
  tx.write(seatPlayers, { sessionId: session.id, playerIds: accountIds });
  for (const [nth, oneId] of accountIds.entries())
    for (const otherId of accountIds.slice(nth + 1)) recordContact(context, tx, oneId, otherId);
  announceChange(context, tx, session.id);
  tx.afterCommit(() => together.changed?.(context, round));
}
