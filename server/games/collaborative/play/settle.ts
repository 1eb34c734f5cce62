import { type PlayerResult, pointsFor } from '#contract/rules/games/game.ts';
import { PAID_ROUNDS_PER_DAY, TOGETHER_POINTS } from '#contract/rules/rewards/point-values.ts';
import type { Context } from '../../../platform/context.ts';
import type { Queued, Transaction } from '../../../platform/db/transaction.ts';
import { afterCommit, type EventHandler, eventKind } from '../../../platform/events.ts';
import { awardUpTo, type Earned } from '../../../points/index.ts';
import { getGameKind } from '../../rounds/mode.ts';
import { listFinishers, savePoints, saveScores } from '../participant-queries.ts';
import { announceGames, sendRoom } from '../rooms.ts';
import * as queries from '../session-queries.ts';
import { roundEnded, together } from './together.ts';

export const eventHandlers: readonly EventHandler[] = [
  afterCommit(roundEnded, (context, { facts }) => settleGame(context, facts.roundId)),
];

/** A child has finished a game with others. */
export const playedTogether = eventKind<{ roundId: string }>('games.played_together');

interface Paid {
  readonly accountId: string;
  readonly earned: Queued<Earned>;
}

/** Ends a game whose round is over: stores scores, and pays each player once. Safe to run twice. */
async function settleGame(context: Context, roundId: string): Promise<void> {
  const found = await queries.findSessionIdOfRound(context.db, { roundId });
  if (!found) return;
  const { id: sessionId } = found;
  const paid = await context.db.transaction(async (tx): Promise<readonly Paid[]> => {
    tx.lock(queries.lockSession, { id: sessionId });
    const [session, round, finishers] = await Promise.all([
      queries.findSession(tx, { id: sessionId }),
      queries.findRoundOfSession(tx, { sessionId }),
      listFinishers(tx, { sessionId }),
    ]);
    const result = round && getGameKind(together, round.kind).rules.result(round.state);
    if (session?.status !== 'in_progress' || !result) return [];
    const now = context.clock.now();
    tx.write(queries.endSession, { id: sessionId, status: 'completed', now });
    tx.write(queries.touchSession, { id: sessionId, now });
    tx.write(saveScores, { sessionId, scores: result.map(({ score }) => score) });
    const paid = finishers.map((player) => awardPoints(tx, player, { ...session, roundId }, result[player.seat], now));
    const accountIds = paid.map(({ accountId }) => accountId);
    tx.write(savePoints, { sessionId, accountIds, reason: session.gameType, roundId });
    for (const { accountId } of paid) context.events.emit(tx, playedTogether, accountId, { roundId });
    return paid;
  });
  await announceEnd(context, sessionId, paid);
}

function awardPoints(
  tx: Transaction,
  { accountId, timeZone }: { readonly accountId: string; readonly timeZone: string },
  { gameType, roundId }: { readonly gameType: queries.Session['gameType']; readonly roundId: string },
  result: PlayerResult | undefined,
  at: Date,
): Paid {
  const points = result ? pointsFor(TOGETHER_POINTS, result.share) : 0;
  const award = { reason: gameType, target: roundId, points } as const;
  return { accountId, earned: awardUpTo(tx, accountId, award, { at, timeZone, perDay: PAID_ROUNDS_PER_DAY }) };
}

async function announceEnd(context: Context, sessionId: string, paid: readonly Paid[]): Promise<void> {
  const { realtime } = context;
  await sendRoom(context, sessionId);
  for (const { accountId, earned } of paid) {
    realtime.send([accountId], { type: 'game_over', sessionId, hasEnded: true, ...earned.result });
    realtime.notifyChanged(accountId, 'points');
  }
  announceGames(
    context,
    paid.map(({ accountId }) => accountId),
  );
}
