import type { GameResult } from '#contract/rules/games/game.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import type { GameKind } from './game-kind.ts';

/** A round as it is stored. */
export interface Round {
  readonly id: string;
  readonly kind: string;
  /** The board or list that it was dealt from. */
  readonly gameId: string | null;
  readonly state: object;
  /** Goes up by one with each stored state. */
  readonly version: number;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  /** Whether its result is kept already. Known where a player has asked for the round. */
  readonly isCounted?: boolean;
  /** When the last of the player's other rounds ended, of those that are counted. */
  readonly lastPlayedAt?: Date | null;
}

/** A way of playing rounds: alone, or together. */
export interface RoundMode {
  readonly name: 'single' | 'multi';
  readonly kinds: readonly GameKind[];
  /**
   * Queues what the end of a round brings, in the transaction that stores it. The actor is the child whose call ended it;
   * there is none when time did.
   */
  ended?(context: Context, tx: Transaction, round: Round, result: GameResult, actor?: ChildActor): void;
  /** Runs after a new state was stored, whether a player or the clock has changed it. */
  changed?(context: Context, round: Round): void;
}

export function getGameKind({ name, kinds }: RoundMode, kind: string): GameKind {
  const found = kinds.find((one) => one.name === kind);
  if (!found) throw new Error(`${kind} is not played in mode ${name}`);
  return found;
}
