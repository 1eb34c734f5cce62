import type { ScrambleMove, ScrambleOptions, ScrambleView } from '../../games/word-scramble.ts';
import { createRandom, integer, type Random, shuffled } from '../random.ts';
import { type Game, type PlayerResult, type Refused, refused } from './game.ts';

const SCRAMBLE_ATTEMPTS = 3;
const HINT_COST = 20;
const MISS_COST = 10;
const MIN_PERCENT = 50;
/** Nobody unscrambles and types a word faster than this between two guesses. */
const MIN_MS_PER_GUESS = 500;

export interface ScrambleState {
  readonly word: string;
  /** Other real words with the same letters. Missing in rounds that were dealt before this field existed. */
  readonly also?: readonly string[];
  readonly clue: string;
  readonly letters: readonly string[];
  readonly misses: readonly string[];
  readonly isHinted: boolean;
  readonly isSolved: boolean;
  /** The word that solved it, if it isn't the one that was dealt. */
  readonly found?: string;
  readonly firstAt: number | null;
  readonly lastAt: number | null;
}

/** Unscramble a word in three attempts. Any real word with the same letters is right. For one player. */
export const wordScramble: Game<ScrambleOptions, ScrambleState, ScrambleMove, ScrambleView> = {
  deal: (seed, { words }) => {
    const random = createRandom(seed);
    const dealt = words[integer(random, 0, words.length - 1)] ?? { word: '', hint: '', also: [] };
    const [word = '', ...also] = [dealt.word, ...(dealt.also ?? [])].map((one) => one.toUpperCase());
    const letters = mixed(random, word, also);
    return {
      word,
      also,
      clue: dealt.hint,
      letters,
      misses: [],
      isHinted: false,
      isSolved: false,
      firstAt: null,
      lastAt: null,
    };
  },
  play,
  view,
  due: () => null,
  expire: (state) => state,
  result: (state) => (isOver(state) ? [playerResult(state)] : null),
};

function play(state: ScrambleState, _player: number, move: ScrambleMove, at: number): ScrambleState | Refused {
  if (isOver(state)) return refused('over');
  if (move.do === 'hint') return state.isHinted ? refused('repeated') : { ...state, isHinted: true };
  const guess = move.word.trim().toUpperCase();
  if (!usesLetters(guess, state.letters)) return refused('not_possible');
  if (state.misses.includes(guess)) return refused('repeated');
  const timed = { ...state, firstAt: state.firstAt ?? at, lastAt: at };
  if (guess === state.word) return { ...timed, isSolved: true };
  if (state.also?.includes(guess)) return { ...timed, isSolved: true, found: guess };
  return { ...timed, misses: [...state.misses, guess] };
}

function view(state: ScrambleState): ScrambleView {
  const { letters, misses, isSolved, isHinted, clue, word, found } = state;
  return {
    kind: 'word_scramble',
    letters: [...letters],
    misses: [...misses],
    attemptsLeft: SCRAMBLE_ATTEMPTS - misses.length,
    ...(isHinted ? { hint: clue } : {}),
    ...(isOver(state) ? { word } : {}),
    ...(found ? { found } : {}),
    isSolved,
    isOver: isOver(state),
  };
}

/** Never in the order of a word that is right, unless there is no other. */
function mixed(random: Random, word: string, also: readonly string[]): string[] {
  const letters = [...word];
  for (let tries = 0; tries < 100; tries += 1) {
    const order = shuffled(random, letters);
    if (![word, ...also].includes(order.join(''))) return order;
  }
  return letters.toReversed();
}

function usesLetters(guess: string, letters: readonly string[]): boolean {
  return [...guess].sort().join('') === letters.toSorted().join('');
}

function isOver({ isSolved, misses }: ScrambleState): boolean {
  return isSolved || misses.length >= SCRAMBLE_ATTEMPTS;
}

function playerResult({ isSolved, isHinted, misses, firstAt, lastAt }: ScrambleState): PlayerResult {
  const tooFast = (lastAt ?? 0) - (firstAt ?? 0) < (misses.length - (isSolved ? 0 : 1)) * MIN_MS_PER_GUESS;
  if (!isSolved) return { score: 25, completed: false, share: { part: 1, whole: 4 }, tooFast };
  const percent = Math.max(MIN_PERCENT, 100 - (isHinted ? HINT_COST : 0) - misses.length * MISS_COST);
  return { score: 100, completed: true, share: { part: percent, whole: 100 }, tooFast };
}
