import { isDeepStrictEqual } from 'node:util';
import { advance, isRefused, type Refusal } from '#contract/rules/games/game.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { newId } from '../../platform/tokens.ts';
import { deal } from './deal.ts';
import { getGameKind, type Round, type RoundMode } from './mode.ts';
import * as queries from './round-queries.ts';

/** A round together with the seat of one of its players. */
export interface Seated {
  readonly round: Round;
  readonly seat: number;
  /** The number of moves this player has made, which their next move must carry. */
  readonly moves: number;
  readonly lastMove: object | null;
}

export interface NewRound {
  readonly mode: RoundMode;
  readonly kind: string;
  readonly gameId: string | null;
  readonly options: object;
  /** In the order of their seats. */
  readonly accountIds: readonly string[];
}

/** Deals a round and queues storing it. */
export function openRound(tx: Transaction, { mode, kind, gameId, options, accountIds }: NewRound, at: Date): Round {
  const game = getGameKind(mode, kind);
  const id = newId();
  const state = deal(game, options, accountIds.length);
  tx.write(queries.insertRound, { id, kind, mode: mode.name, gameId, state, dueAt: toDate(game.rules.due(state)), at });
  tx.write(queries.insertPlayers, { roundId: id, accountIds });
  return { id, kind, gameId, state, version: 0, startedAt: at, endedAt: null };
}

/** Locks this player's round and returns its current state, including changes that are due but not stored yet. */
export async function lockRound(
  tx: Transaction,
  mode: RoundMode,
  accountId: string,
  id: string,
  at: Date,
): Promise<Seated> {
  if (mode.name === 'single') tx.lock(queries.lockPlayer, { accountId });
  const found = await queries.lockRound(tx, { id, mode: mode.name, accountId });
  if (!found) throw new Problem('not_found');
  const { seat, moves, lastMove, ...stored } = found;
  const state = advance(getGameKind(mode, stored.kind).rules, stored.state, at.getTime());
  return { round: { ...stored, state }, seat, moves, lastMove };
}

export interface NumberedMove {
  /** How many moves the player had made when they chose this one. */
  readonly n: number;
  readonly move: object;
}

/**
 * Plays a move in one transaction. Repeating the same move changes nothing and returns the round; a move that was chosen before
 * another one was made is refused. A power cut may lose a move, but never an end, because that waits for the disk.
 */
export function playMove(
  context: Context,
  mode: RoundMode,
  actor: ChildActor,
  id: string,
  { n, move }: NumberedMove,
): Promise<Seated> {
  const at = context.clock.now();
  return context.db.transaction(
    async (tx): Promise<Seated> => {
      const seated = await lockRound(tx, mode, actor.accountId, id, at);
      const { round, seat, moves, lastMove } = seated;
      if (n === moves - 1 && isDeepStrictEqual(lastMove, move)) return seated;
      const state = stateAfter(mode, seated, { n, move }, at);
      const next = storeRound(context, tx, mode, { ...round, state }, at, actor);
      tx.write(queries.storeMove, { roundId: id, seat, move });
      return { round: next, seat, moves: moves + 1, lastMove: move };
    },
    { survivesPowerCut: false },
  );
}

/** Queues the new state of a locked round, and if that ends it, all effects of the end. */
export function storeRound(
  context: Context,
  tx: Transaction,
  mode: RoundMode,
  round: Round,
  at: Date,
  actor?: ChildActor,
): Round {
  const { rules } = getGameKind(mode, round.kind);
  const result = rules.result(round.state);
  const next = { ...round, version: round.version + 1, endedAt: round.endedAt ?? (result && at) };
  tx.write(queries.storeState, {
    id: round.id,
    state: round.state,
    dueAt: toDate(rules.due(round.state)),
    endedAt: next.endedAt,
  });
  if (result && round.endedAt === null) {
    tx.write(queries.surviveOutage, {});
    mode.ended?.(context, tx, next, result, actor);
  }
  tx.afterCommit(() => mode.changed?.(context, next));
  return next;
}

/** The state at an instant, including changes that are due but not stored yet. */
export function stateAt(mode: RoundMode, { kind, state }: Pick<Round, 'kind' | 'state'>, at: Date): object {
  return advance(getGameKind(mode, kind).rules, state, at.getTime());
}

/** Queues the new state after one of several players has left. */
export async function leaveRound(
  context: Context,
  tx: Transaction,
  mode: RoundMode,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<void> {
  const at = context.clock.now();
  const { round, seat } = await lockRound(tx, mode, accountId, id, at);
  const { rules } = getGameKind(mode, round.kind);
  if (round.endedAt !== null || !rules.leave) return;
  storeRound(context, tx, mode, { ...round, state: rules.leave(round.state, seat, at.getTime()) }, at);
}

/** What a player may see of a round now. */
export function viewRound(mode: RoundMode, { round, seat }: Pick<Seated, 'round' | 'seat'>): object {
  return getGameKind(mode, round.kind).rules.view(round.state, seat);
}

function stateAfter(mode: RoundMode, { round, seat, moves }: Seated, { n, move }: NumberedMove, at: Date): object {
  if (round.endedAt !== null) throw new Problem('round_over');
  if (n !== moves) throw new Problem('late_move');
  const kind = getGameKind(mode, round.kind);
  const read = kind.move.safeParse(move);
  if (!read.success) throw new Problem('impossible_move');
  const state = kind.rules.play(round.state, seat, read.data, at.getTime());
  if (isRefused(state)) throw new Problem(problemByRefusal[state.refused]);
  return state;
}

const problemByRefusal = {
  over: 'round_over',
  not_your_turn: 'not_your_turn',
  too_early: 'too_early',
  not_possible: 'impossible_move',
  repeated: 'repeated_move',
} as const satisfies Record<Refusal, string>;

function toDate(at: number | null): Date | null {
  return at === null ? null : new Date(at);
}
