import type * as contract from '#contract/games.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { recordActivity } from '../../accounts/index.ts';
import { getLibrary, listItems, loadItem } from '../../cards/index.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { getGameType } from '../kinds/game-types.ts';
import { type MiniGameItem, miniGame, presentGame, suits } from '../kinds/mini-game.ts';
import { getGameKind } from '../rounds/mode.ts';
import { lockRound, openRound, playMove as playInRound, type Seated, storeRound, viewRound } from '../rounds/rounds.ts';
import * as queries from './queries.ts';
import { alone, earnedPoints, settleRound } from './settle.ts';

export async function listGames(context: Context, { accountId, ageGroup }: ChildActor) {
  const fitting = listItems(getLibrary(context), miniGame).filter((item) => suits(item, ageGroup));
  const [bests, running] = await context.db.withConnection((connection) =>
    Promise.all([queries.listBests(connection, { accountId }), queries.listRunning(connection, { accountId })]),
  );
  const bestByGame = new Map(bests.map(({ gameId, ...best }) => [gameId, best]));
  const isRunning = new Set(running.map(({ gameId }) => gameId));
  const games = fitting.map((item) => ({
    ...presentGame(item),
    best: bestByGame.get(item.id) ?? null,
    isRunning: isRunning.has(item.id),
  }));
  return { games };
}

/** Continues a running round of this game, if there is one. */
export async function startGame(
  context: Context,
  actor: ChildActor,
  gameId: string,
  { isFresh = false, hasTimer = true }: Body<typeof contract.startGame>,
): Promise<contract.PlayedRound> {
  const { accountId } = actor;
  const item = loadItem(context, miniGame, gameId);
  recordActivity(context, actor);
  const at = context.clock.now();
  const seated = await context.db.transaction(async (tx) => {
    tx.lock(queries.lockStart, { accountId, gameId });
    const running = await queries.findRunning(tx, { accountId, gameId });
    const seated = running && (await continueRound(context, tx, actor, running.id, isFresh));
    return seated ?? { round: openRound(tx, newRound(item, accountId, hasTimer), at), seat: 0, moves: 0 };
  });
  return present(context, item, seated);
}

export async function playMove(
  context: Context,
  actor: ChildActor,
  roundId: string,
  played: Body<typeof contract.playMove>,
): Promise<contract.PlayedRound> {
  recordActivity(context, actor);
  const seated = await playInRound(context, alone, actor, roundId, played);
  return present(context, loadItem(context, miniGame, seated.round.gameId ?? ''), seated);
}

/** Reads only the id of the round from the request, because anything else could be a cheat. */
export async function submitResult(
  context: Context,
  actor: ChildActor,
  { roundId }: Body<typeof contract.submitResult>,
): Promise<contract.GameOutcome> {
  const { accountId } = actor;
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const { round } = await lockRound(tx, alone, accountId, roundId, at);
    const { rules, name } = getGameKind(alone, round.kind);
    const result = rules.result(round.state);
    const [own] = result ?? [];
    if (!result || !own) throw new Problem(round.endedAt ? 'round_over' : 'round_running');
    const ended = round.endedAt ? round : storeRound(context, tx, alone, round, at);
    if (!round.isCounted) settleRound(context, tx, ended, result, actor);
    const kept = tx.readAtCommit(() => queries.findResult(tx, { roundId, accountId }));
    const paid = tx.readAtCommit(() => queries.findPay(tx, { accountId, reason: name, roundId }));
    return tx.afterCommit(() => {
      const { score = 0, completed = false, timeTaken = 0, attempts = 0, isBest = false, tooFast } = kept.result ?? {};
      const { points = 0, level = null } = paid.result ?? {};
      const isEnough = points === 0 && earnedPoints(context, ended, own) > 0;
      return {
        score,
        completed,
        timeTaken,
        attempts,
        isBest,
        pointsAwarded: points,
        leveledUp: level !== null,
        ...(level === null ? {} : { newLevel: level }),
        ...(tooFast ? { unpaid: 'too_fast' as const } : isEnough ? { unpaid: 'enough_today' as const } : {}),
      };
    });
  });
}

/** The running round, unless it has ended by itself or the child wants a new one. */
async function continueRound(
  context: Context,
  tx: Transaction,
  actor: ChildActor,
  id: string,
  isFresh: boolean,
): Promise<Seated | undefined> {
  const at = context.clock.now();
  const seated = await lockRound(tx, alone, actor.accountId, id, at);
  const hasEnded = getGameKind(alone, seated.round.kind).rules.result(seated.round.state) !== null;
  if (!hasEnded && !isFresh) return seated;
  if (hasEnded) storeRound(context, tx, alone, seated.round, at, actor);
  else tx.write(queries.markGivenUp, { id, at });
  return undefined;
}

function newRound({ id, gameType, gameData, timeLimit }: MiniGameItem, accountId: string, hasTimer: boolean) {
  const type = getGameType(gameType);
  const options = type.optionsFrom(gameData, hasTimer ? (timeLimit ?? type.usualTime) : null);
  return { mode: alone, kind: gameType, gameId: id, options, accountIds: [accountId] };
}

function present(
  context: Context,
  item: MiniGameItem,
  { round, seat, moves }: Pick<Seated, 'round' | 'seat' | 'moves'>,
): contract.PlayedRound {
  return {
    roundId: round.id,
    game: presentGame(item),
    n: moves,
    view: viewRound(alone, { round, seat }) as contract.GameView,
    now: context.clock.now().getTime(),
  };
}
