import type { NumberHint, NumberMove, NumberOptions, NumberView } from '../../games/number-guess.ts';
import { createRandom, integer } from '../random.ts';
import { fullShare, type Game, type PlayerResult, type Refused, refused } from './game.ts';

/** How far off counts as very close and as close, in a range of at least 50 numbers. */
const VERY_CLOSE = 5;
const NEAR = 15;
const WIDE = 50;
/** Nobody reads a hint and types the next number faster than this on average. */
const MIN_MS_PER_GUESS = 300;

export interface NumberState {
  readonly min: number;
  readonly max: number;
  readonly maxGuesses: number;
  readonly target: number;
  readonly guesses: readonly number[];
  readonly startedAt: number | null;
  readonly lastAt: number | null;
}

/** Find the secret number in as few guesses as possible. For one player. */
export const numberGuess: Game<NumberOptions, NumberState, NumberMove, NumberView> = {
  deal: (seed, { min, max, maxGuesses }) => ({
    min,
    max,
    maxGuesses,
    target: integer(createRandom(seed), min, max),
    guesses: [],
    startedAt: null,
    lastAt: null,
  }),
  play,
  view,
  due: () => null,
  expire: (state) => state,
  result: (state) => (isOver(state) ? [playerResult(state)] : null),
};

function play(state: NumberState, _player: number, { guess }: NumberMove, at: number): NumberState | Refused {
  if (isOver(state)) return refused('over');
  if (guess < state.min || guess > state.max || !Number.isInteger(guess)) return refused('not_possible');
  if (state.guesses.includes(guess)) return refused('repeated');
  return { ...state, guesses: [...state.guesses, guess], startedAt: state.startedAt ?? at, lastAt: at };
}

function view(state: NumberState): NumberView {
  const { min, max, maxGuesses, target, guesses } = state;
  return {
    kind: 'number_guess',
    min,
    max,
    maxGuesses,
    guesses: guesses.map((guess) => ({ guess, hint: hintFor(state, guess) })),
    from: Math.max(min, ...guesses.filter((guess) => guess < target).map((guess) => guess + 1)),
    to: Math.min(max, ...guesses.filter((guess) => guess > target).map((guess) => guess - 1)),
    ...(isOver(state) ? { target } : {}),
    isOver: isOver(state),
  };
}

/** Wide ranges use the distances of the specification; narrow ones use smaller distances (docs/product-decisions.md, P27). */
function hintFor({ min, max, target }: NumberState, guess: number): NumberHint {
  if (guess === target) return 'right';
  const scale = Math.min(1, (max - min + 1) / WIDE);
  const off = Math.abs(target - guess);
  const way = target > guess ? 'higher' : 'lower';
  if (off <= Math.max(1, Math.floor(VERY_CLOSE * scale))) return `very_close_${way}`;
  return off <= Math.max(2, Math.floor(NEAR * scale)) ? way : `much_${way}`;
}

function isFound({ guesses, target }: NumberState): boolean {
  return guesses.at(-1) === target;
}

function isOver(state: NumberState): boolean {
  return isFound(state) || state.guesses.length >= state.maxGuesses;
}

function playerResult(state: NumberState): PlayerResult {
  const count = state.guesses.length;
  const lasted = (state.lastAt ?? 0) - (state.startedAt ?? 0);
  const tooFast = lasted < (count - 1) * MIN_MS_PER_GUESS;
  if (isFound(state)) return { score: 100, completed: true, share: fullShare, tooFast };
  return { score: Math.max(0, 100 - 10 * count), completed: false, share: { part: 1, whole: 4 }, tooFast };
}
