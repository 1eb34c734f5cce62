/**
 * A game as pure functions, without clock or randomness: randomness comes from the seed, time from `at`, the server's time in
 * milliseconds. A state is plain JSON, so that a round can be stored after every move and continued by any node.
 */
export interface Game<Options, State, Move, View> {
  /** The first state. Players are numbered from 0, by seat. */
  deal(seed: string, options: Options, playerCount: number): State;
  /** The state after a move by the player at this seat. */
  play(state: State, player: number, move: Move, at: number): State | Refused;
  /** Only what this player may see now: no hidden card, no unsolved word, no next problem. */
  view(state: State, player: number): View;
  /** When the state next changes by itself, or null. */
  due(state: State): number | null;
  /** The state once that time has come. */
  expire(state: State, at: number): State;
  /** The state after one of several players has left. Single-player games don't have it. */
  leave?(state: State, player: number, at: number): State;
  /** One result per seat, or null while the game runs. */
  result(state: State): GameResult | null;
}

export const refusals = [
  'over', // the game has ended
  'not_your_turn',
  'too_early', // something is still being shown, or the game has not started
  'not_possible', // this state has no such move
  'repeated', // was tried before, and costs nothing
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
  /** Played faster than any person can. Such a round awards nothing. */
  readonly tooFast: boolean;
}

/** A fraction of two integers, so that rounding loses no point. */
export interface Share {
  readonly part: number;
  readonly whole: number;
}

export const noShare: Share = { part: 0, whole: 1 };
export const fullShare: Share = { part: 1, whole: 1 };

export function refused(reason: Refusal): Refused {
  return { refused: reason };
}

export function isRefused(outcome: object): outcome is Refused {
  return 'refused' in outcome;
}

/** The points for this share of a reward, rounded down. */
export function pointsFor(reward: number, { part, whole }: Share): number {
  return Math.floor((reward * part) / whole);
}

/** The state at an instant, after everything that was due before it. */
export function advance<State>(
  game: Pick<Game<never, State, never, unknown>, 'due' | 'expire'>,
  state: State,
  at: number,
): State {
  let now = state;
  for (let due = game.due(now); due !== null && due <= at; due = game.due(now)) now = game.expire(now, due);
  return now;
}
