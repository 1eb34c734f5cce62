import type { GameMove, GameView } from '#contract/games.ts';

/** What every board gets. It knows neither calls nor sockets nor scores: it shows a view and reports moves. */
export interface BoardProps<View = GameView, Move = GameMove> {
  readonly view: View;
  /** Answers whether the server has taken the move. */
  onMove(move: Move): Promise<boolean>;
  /** A move is on its way. */
  readonly isSending: boolean;
  /** The server's time in milliseconds, on whose clock the instants of a view are. */
  now(): number;
  /** Says something to those who do not see the board. */
  announce(words: string): void;
}
