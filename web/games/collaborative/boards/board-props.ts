import type { GamePlayer, TogetherMove } from '#contract/collaborative-games.ts';
import type { Said } from '../room/said.ts';

/** Props of every board. A board knows nothing of sockets or points. */
export interface BoardProps<View> {
  players: readonly GamePlayer[];
  view: View;
  /** The reader's own seat. */
  seat: number;
  /** How far the server's clock is ahead, in milliseconds. */
  clockAhead: number;
  said: Readonly<Record<string, Said>>;
  onMove: (move: TogetherMove) => boolean;
}
