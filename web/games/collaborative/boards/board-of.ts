import type { GamePlayer, TogetherMove } from '#contract/collaborative-games.ts';
import type { Said } from '../room/said.ts';

/** What every board gets. It knows neither socket nor points. */
export interface BoardOf<View> {
  players: readonly GamePlayer[];
  view: View;
  /** The own place. */
  seat: number;
  /** By how much the server's clock is ahead. */
  clockAhead: number;
  said: Readonly<Record<string, Said>>;
  onMove: (move: TogetherMove) => boolean;
}
