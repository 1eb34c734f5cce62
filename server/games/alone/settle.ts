import type { GameType } from '#contract/games.ts';
import { type GameResult, noShare, type PlayerResult, pointsFor } from '#contract/rules/games/game.ts';
import { PAID_ROUNDS_PER_DAY } from '#contract/rules/rewards/point-values.ts';
import { loadItem, markSolved } from '../../cards/index.ts';
import type { ChildActor } from '../../platform/actor.ts';
import { SECOND } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { eventKind } from '../../platform/events.ts';
import { awardUpTo } from '../../points/index.ts';
import { gameTypes, getGameType } from '../kinds/game-types.ts';
import { miniGame } from '../kinds/mini-game.ts';
import type { Round, RoundMode } from '../rounds/mode.ts';
import { insertResult } from './queries.ts';

/** Nobody can see a game and finish it in less time, or finish two games within it. */
const MIN_GAME_MS = SECOND;
/** A round may be left alone for days before the child continues it. */
const MAX_SECONDS = 3600;

/** A child has finished a round, won or lost. May be emitted again for the same round. */
export const gamePlayed = eventKind<{ roundId: string; gameType: GameType }>('game.played');

/** Games for a single player. */
export const alone: RoundMode = {
  name: 'single',
  kinds: gameTypes,
  ended: (context, tx, round, result, actor) => {
    // A round that ends by itself is settled when its player comes back for the result.
    if (actor) settleRound(context, tx, round, result, actor);
  },
};

/** Queues the result and the pay of a round that has ended. Both are stored once, however often this runs. */
export function settleRound(
  context: Context,
  tx: Transaction,
  round: Round,
  result: GameResult,
  actor: ChildActor,
): void {
  const [own] = result;
  if (!own || !round.gameId || !round.endedAt) return;
  const { accountId, timeZone } = actor;
  const { id: roundId, gameId, kind, endedAt: at } = round;
  const counted = countedResult(context, round, own);
  const { score, completed, tooFast } = counted;
  const timeTaken = Math.min(MAX_SECONDS, Math.round((at.getTime() - round.startedAt.getTime()) / SECOND));
  const attempts = getGameType(kind).attempts(round.state);
  tx.write(insertResult, { roundId, accountId, gameId, score, completed, tooFast, timeTaken, attempts, at });
  const points = earnedPoints(context, round, counted);
  if (points > 0)
    awardUpTo(
      tx,
      accountId,
      { reason: getGameType(kind).name, target: roundId, points },
      { at, timeZone, perDay: PAID_ROUNDS_PER_DAY },
    );
  if (completed) markSolved(tx, accountId, gameId, at);
  if (!tooFast) context.events.emit(tx, gamePlayed, accountId, { roundId, gameType: getGameType(kind).name });
  tx.afterCommit(() => context.realtime.notifyChanged(accountId, 'points'));
}

/** A round played faster than possible doesn't count. It isn't held against the child, because a slow phone can cause it. */
function countedResult({ log }: Context, round: Round, own: PlayerResult): PlayerResult {
  if (!isTooFast(round, own)) return { ...own, tooFast: false };
  log.warn({ round: round.id, game: round.gameId, kind: round.kind }, 'a round was played faster than anybody can');
  return { score: 0, completed: false, share: noShare, tooFast: true };
}

/** The points for a result, before the daily limit. */
export function earnedPoints(context: Context, { gameId }: Round, { share }: PlayerResult): number {
  return pointsFor(loadItem(context, miniGame, gameId ?? '').pointReward, share);
}

function isTooFast({ startedAt, endedAt, lastPlayedAt }: Round, { tooFast, completed }: PlayerResult): boolean {
  const end = endedAt?.getTime() ?? 0;
  // Requests that arrive together may be served in any order.
  const isCrowded = lastPlayedAt != null && Math.abs(end - lastPlayedAt.getTime()) < MIN_GAME_MS;
  return tooFast || isCrowded || (completed && end - startedAt.getTime() < MIN_GAME_MS);
}
