import type * as z from 'zod/mini';
import type { Game } from '#contract/rules/games/game.ts';

/** A game of any kind, as the rounds see it. */
export interface GameKind {
  /** As it stands in the table. */
  readonly name: string;
  readonly rules: Game<object, object, object, object>;
  /** What a move looks like. */
  readonly move: z.ZodMiniType<object>;
}
