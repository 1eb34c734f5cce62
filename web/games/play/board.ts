import type { GameMove, GameView } from '#contract/games.ts';

/** What every board gets. It knows neither calls nor sockets nor scores: it shows a view and reports moves. */
export interface BoardProps<View = GameView, Move = GameMove> {
  readonly view: View;
  onMove(move: Move): void;
  /** How many moves are on their way. */
  readonly pending: number;
  /** The server's time in milliseconds, on whose clock the instants of a view are. */
  now(): number;
  /** Says something to those who do not see the board. */
  announce(words: string): void;
}
