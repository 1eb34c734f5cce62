import type * as z from 'zod/mini';
import type { Game } from '#contract/rules/games/game.ts';

/** A game, as far as rounds need to know. */
export interface GameKind {
  /** The name in the database. */
  readonly name: string;
  readonly rules: Game<object, object, object, object>;
  /** The schema of a move. */
  readonly move: z.ZodMiniType<object>;
  /** Whether children may see what chance has dealt; otherwise it is dealt again. */
  mayBeShown?(state: object): boolean;
}
