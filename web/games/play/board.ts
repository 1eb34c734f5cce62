import type { GameMove, GameView } from '#contract/games.ts';

/** Props of every board. A board knows nothing of calls, sockets or scores: it shows a view and reports moves. */
export interface BoardProps<View = GameView, Move = GameMove> {
  readonly view: View;
  /** Resolves to whether the server has accepted the move. */
  onMove(move: Move): Promise<boolean>;
  /** A move is being sent. */
  readonly isSending: boolean;
  /** The server's time in milliseconds. Times in a view use the same clock. */
  now(): number;
  /** Announces something to screen readers. */
  announce(words: string): void;
}
