import type { WordMove, WordOptions, WordView } from '../../games/word-race.ts';
import { type Game, type Refused, refused } from './game.ts';
import { isEverybody, listSeats, replaced, withoutSeat } from './turns-of-all.ts';

/** One more letter is shown after each interval. */
const LETTER_MS = 12_000;
const MAX_LETTERS_SHOWN = 3;
export const WORD_MS = LETTER_MS * (MAX_LETTERS_SHOWN + 1);
/** How long the word is shown once everyone has it or time is up. */
export const SHOW_MS = 5000;
/** The first player to solve it gets a little more than the next. */
const FIRST_POINTS = 100;
const STEP_POINTS = 10;
const MIN_POINTS = 50;
const GUESSES_KEPT = 3;

interface Tries {
  readonly guesses: readonly string[];
  readonly points: number;
}

export interface WordState {
  readonly words: WordOptions['words'];
  readonly players: number;
  readonly gone: readonly number[];
  readonly phase: WordView['phase'];
  readonly number: number;
  /** How many letters of this word are shown. */
  readonly shown: number;
  /** For each word, the tries of each seat. */
  readonly tries: readonly (readonly Tries[])[];
  /** When the next letter is shown or the phase ends. */
  readonly nextAt: number;
  readonly endsAt: number;
}

/** Everyone guesses the same word from the same clue. Players see who has found it, but never each other's guesses. */
export const wordRace: Game<WordOptions, WordState, WordMove, WordView> = {
  deal: (_, { words, startsAt }, players) => ({
    words,
    players,
    gone: [],
    phase: 'ready',
    number: 0,
    shown: 0,
    tries: words.map(() => Array.from({ length: players }, () => ({ guesses: [], points: 0 }))),
    nextAt: startsAt,
    endsAt: startsAt,
  }),
  play,
  view,
  due: ({ phase, nextAt }) => (phase === 'over' ? null : nextAt),
  expire,
  leave: (state, player, at) => closeIfSolved(withoutSeat(state, player), at),
  result: (state) => (state.phase === 'over' ? listSeats(state).map((seat) => playerResult(state, seat)) : null),
};

function play(state: WordState, player: number, { word, guess }: WordMove, at: number): WordState | Refused {
  if (state.phase === 'over') return refused('over');
  if (state.phase !== 'guessing' || word !== state.number) return refused('too_early');
  const own = findTries(state, player);
  if (own.points > 0) return refused('not_possible');
  const typed = onlyLetters(guess);
  if (typed === '') return refused('not_possible');
  if (own.guesses.includes(typed)) return refused('repeated');
  const isRight = typed === onlyLetters(state.words[word]?.word ?? '');
  const next = isRight
    ? { ...own, points: pointsForPlace(state.tries[word]?.filter(({ points }) => points > 0).length ?? 0) }
    : { ...own, guesses: [...own.guesses, typed].slice(-GUESSES_KEPT) };
  const row = replaced(state.tries[word] ?? [], player, next);
  return closeIfSolved({ ...state, tries: replaced(state.tries, word, row) }, at);
}

/** In capitals, without anything else: "Door bell!" is DOORBELL. */
function onlyLetters(text: string): string {
  return text
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}

function pointsForPlace(place: number): number {
  return Math.max(MIN_POINTS, FIRST_POINTS - STEP_POINTS * place);
}

function closeIfSolved(state: WordState, at: number): WordState {
  if (state.phase !== 'guessing' || !isEverybody(state, (seat) => findTries(state, seat).points > 0)) return state;
  return show(state, at);
}

function show(state: WordState, at: number): WordState {
  return { ...state, phase: 'showing', nextAt: at + SHOW_MS, endsAt: at + SHOW_MS };
}

function expire(state: WordState, at: number): WordState {
  if (state.phase === 'over' || at < state.nextAt) return state;
  if (state.phase === 'ready') return startQuestion(state, 0, at);
  if (state.phase === 'showing') {
    const number = state.number + 1;
    return number === state.words.length ? { ...state, phase: 'over' } : startQuestion(state, number, at);
  }
  if (at >= state.endsAt) return show(state, at);
  return { ...state, shown: state.shown + 1, nextAt: Math.min(at + LETTER_MS, state.endsAt) };
}

function startQuestion(state: WordState, number: number, at: number): WordState {
  return { ...state, phase: 'guessing', number, shown: 0, nextAt: at + LETTER_MS, endsAt: at + WORD_MS };
}

function view(state: WordState, player: number): WordView {
  const { phase, number, words, endsAt } = state;
  const asked = phase === 'ready' ? undefined : words[number];
  const isShown = phase === 'showing' || phase === 'over';
  const own = findTries(state, player);
  const isKnown = isShown || (phase === 'guessing' && own.points > 0);
  return {
    kind: 'word_puzzle',
    phase,
    number,
    of: words.length,
    clue: asked?.clue ?? '',
    letters: asked ? [...asked.word].map((letter, at) => (isKnown || at < countShownLetters(state) ? letter : '')) : [],
    guesses: [...own.guesses],
    solved: listSeats(state).map((seat) => phase !== 'ready' && findTries(state, seat).points > 0),
    scores: listSeats(state).map((seat) => countScore(state, seat)),
    gained: own.points,
    endsAt: phase === 'over' ? null : endsAt,
    isOver: phase === 'over',
  };
}

/** Never the whole word, however short it is. */
function countShownLetters({ shown, words, number }: WordState): number {
  const length = words[number]?.word.length ?? 0;
  return Math.min(shown, MAX_LETTERS_SHOWN, Math.max(0, length - 2));
}

function findTries({ tries, number }: WordState, seat: number): Tries {
  return tries[number]?.[seat] ?? { guesses: [], points: 0 };
}

function countScore({ tries }: WordState, seat: number): number {
  return tries.reduce((sum, row) => sum + (row[seat]?.points ?? 0), 0);
}

function playerResult(state: WordState, seat: number) {
  const solved = state.tries.filter((row) => (row[seat]?.points ?? 0) > 0).length;
  return {
    score: countScore(state, seat),
    completed: !state.gone.includes(seat),
    share: { part: solved, whole: state.words.length },
    tooFast: false,
  };
}
