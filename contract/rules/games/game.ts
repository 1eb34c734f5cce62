/**
 * A game as pure functions: no clock and no chance inside. Chance comes from the seed, time from `at`, the server's time in
 * milliseconds. A state is plain JSON, so that a round can be stored after every move and taken up by any node.
 */
export interface Game<Options, State, Move, View> {
  /** The beginning. Players are numbered from 0, their seats. */
  deal(seed: string, options: Options, playerCount: number): State;
  /** The state after a move of the player in a seat. */
  play(state: State, player: number, move: Move, at: number): State | Refused;
  /** What this player may see now, and nothing more: no hidden card, no word, no next sum. */
  view(state: State, player: number): View;
  /** When the state changes by itself; null while it does not. */
  due(state: State): number | null;
  /** The state at that instant. */
  expire(state: State, at: number): State;
  /** The state after one of several players has left. Games for one player don't have it. */
  leave?(state: State, player: number, at: number): State;
  /** One result for each seat; null while the game runs. */
  result(state: State): GameResult | null;
}

export const refusals = [
  'over', // the game has ended
  'not_your_turn',
  'too_early', // something is still to be seen, or the game has not begun
  'not_possible', // such a move does not exist in this state
  'repeated', // this was tried before, and costs nothing
] as const;
export type Refusal = (typeof refusals)[number];

export interface Refused {
  readonly refused: Refusal;
}

export type GameResult = readonly PlayerResult[];

export interface PlayerResult {
  readonly score: number;
  readonly completed: boolean;
  /** How much of the reward was earned. */
  readonly share: Share;
  /** Whether it was played faster than any person can. Such a game brings nothing. */
  readonly tooFast: boolean;
}

/** A fraction of two integers, so that no point is lost to rounding. */
export interface Share {
  readonly of: number;
  readonly whole: number;
}

export const nothingOf: Share = { of: 0, whole: 1 };
export const allOf: Share = { of: 1, whole: 1 };

export function refused(reason: Refusal): Refused {
  return { refused: reason };
}

export function isRefused(outcome: object): outcome is Refused {
  return 'refused' in outcome;
}

/** The points for a share of a reward, rounded down. */
export function pointsFor(reward: number, { of, whole }: Share): number {
  return Math.floor((reward * of) / whole);
}

/** The state at an instant: everything that was due until then has happened. */
export function advance<State>(
  game: Pick<Game<never, State, never, unknown>, 'due' | 'expire'>,
  state: State,
  at: number,
): State {
  let now = state;
  for (let due = game.due(now); due !== null && due <= at; due = game.due(now)) now = game.expire(now, due);
  return now;
}
