import type { GameResult } from '#contract/rules/games/game.ts';
import type { ChildActor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import type { GameKind } from './game-kind.ts';

/** A round as it is stored. */
export interface Round {
  readonly id: string;
  readonly kind: string;
  /** The board or list it was dealt from. */
  readonly gameId: string | null;
  readonly state: object;
  /** Increases by one with each stored state. */
  readonly version: number;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  /** Whether its result is already stored. Only known if a player has asked for the round. */
  readonly isCounted?: boolean;
  /** When the player's previous counted round ended. */
  readonly lastPlayedAt?: Date | null;
}

/** Single-player or multiplayer. */
export interface RoundMode {
  readonly name: 'single' | 'multi';
  readonly kinds: readonly GameKind[];
  /**
   * Queues the effects of the end, in the transaction that stores it. `actor` is the child whose call ended the round; it is
   * missing if time ran out.
   */
  ended?(context: Context, tx: Transaction, round: Round, result: GameResult, actor?: ChildActor): void;
  /** Runs after a new state was stored, after a move as well as after a timeout. */
  changed?(context: Context, round: Round): void;
}

export function getGameKind({ name, kinds }: RoundMode, kind: string): GameKind {
  const found = kinds.find((one) => one.name === kind);
  if (!found) throw new Error(`${kind} is not played in mode ${name}`);
  return found;
}
