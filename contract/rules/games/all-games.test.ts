import { describe, expect, it } from 'vitest';
import { createRandom, integer, type Random } from '../random.ts';
import { advance, type Game, isRefused, noShare, pointsFor } from './game.ts';
import { mathChallenge, solveProblem } from './math-challenge.ts';
import { memoryMatch } from './memory-match.ts';
import { numberGuess } from './number-guess.ts';
import { wordScramble } from './word-scramble.ts';

/** Rounds per game. Set GAME_ROUNDS=20000 for a long run. */
const ROUNDS = Number(process.env['GAME_ROUNDS'] ?? 300);
const MAX_MOVES = 5000;
const REWARD = 10;

interface Played {
  readonly rules: Game<object, object, object, object>;
  options(random: Random): object;
  readonly players: readonly number[];
  /** Usually a sensible move, sometimes an impossible one. */
  move(random: Random): object;
  /** What a view must not contain while the game runs, as it would appear in JSON. */
  secrets(state: never, view: never): readonly string[];
  /** The highest possible share of the reward. */
  readonly mostPaid: number;
}

const words = ['frog', 'castle', 'planet'].map((word) => ({ word, hint: `clue ${word.length}` }));
const emoji = ['🐸', '🦆', '🐟', '🐢', '🦀', '🐙'];

const games: Readonly<Record<string, Played>> = {
  memory_match: {
    rules: memoryMatch,
    options: (random) => ({
      pictures: emoji.slice(0, integer(random, 2, 6)).map((one) => ({ emoji: one, name: `name ${one}` })),
      timeLimit: random() < 0.8 ? 120 : null,
    }),
    players: [1, 2, 8],
    move: (random) => ({ card: integer(random, -1, 12) }),
    secrets: (state: { pictures: { emoji: string }[]; foundBy: unknown[]; open: number[] }) => {
      const seen = state.pictures.filter((_, at) => state.foundBy[at] !== null || state.open.includes(at));
      return state.pictures.filter((one) => !seen.some((other) => other.emoji === one.emoji)).map((one) => one.emoji);
    },
    mostPaid: REWARD,
  },
  number_guess: {
    rules: numberGuess,
    options: (random) => ({ min: 1, max: integer(random, 10, 500), maxGuesses: integer(random, 2, 10) }),
    players: [1],
    move: (random) => ({ guess: integer(random, -5, 505) }),
    secrets: () => ['"target"'],
    mostPaid: REWARD,
  },
  word_scramble: {
    rules: wordScramble,
    options: () => ({ words }),
    players: [1],
    move: (random) => {
      if (random() < 0.1) return { do: 'hint' };
      const { word } = words[integer(random, 0, 2)] ?? { word: '' };
      const from = integer(random, 0, word.length - 1);
      return { do: 'guess', word: word.slice(from) + word.slice(0, from) };
    },
    secrets: (state: { word: string; isHinted: boolean; clue: string }) => [
      `"${state.word}"`,
      ...(state.isHinted ? [] : [state.clue]),
    ],
    mostPaid: REWARD,
  },
  math_challenge: {
    rules: mathChallenge,
    options: (random) => ({
      operations: ['+', '-', '×', '÷'],
      upTo: 20,
      tables: [2, 5],
      problems: integer(random, 3, 12),
      timeLimit: random() < 0.8 ? 10 : null,
    }),
    players: [1],
    move: (random) => (random() < 0.2 ? { do: 'begin' } : { do: 'answer', answer: integer(random, 0, 20) }),
    secrets: (_state: object, view: { problem: { left: number } | null; answered: object[]; problems: number }) =>
      // One problem at a time: the next ones are not in the view at all.
      JSON.stringify(view).split('"operation"').length - 1 > view.answered.length + 1 ? ['"operation"'] : [],
    mostPaid: REWARD * 1.5,
  },
};

interface Step {
  readonly player: number;
  readonly move: object;
  readonly at: number;
}

/** Plays a round of random moves to its end. */
function playOut({ rules, options, players, move, secrets }: Played, seed: string) {
  const random = createRandom(`moves ${seed}`);
  const dealt = options(random);
  const count = players[integer(random, 0, players.length - 1)] ?? 1;
  const steps: Step[] = [];
  const leaks: string[] = [];
  let state = rules.deal(seed, dealt, count);
  let at = 1_000_000;
  while (rules.result(state) === null && steps.length < MAX_MOVES * count) {
    at += integer(random, 1, 1500);
    state = advance(rules, state, at);
    const step = { player: integer(random, -1, count), move: move(random), at };
    steps.push(step);
    const next = rules.play(state, step.player, step.move, at);
    if (!isRefused(next)) state = next;
    if (rules.result(state) === null)
      for (let seat = 0; seat < count; seat += 1) {
        const view = rules.view(state, seat);
        const shown = JSON.stringify(view);
        leaks.push(...secrets(state as never, view as never).filter((secret) => shown.includes(secret)));
      }
  }
  return { dealt, count, state, steps, leaks };
}

const seeds = Array.from({ length: ROUNDS }, (_, nth) => `seed ${nth}`);

describe.each(Object.entries(games))('%s with random moves', (_name, game) => {
  const rounds = seeds.map((seed) => ({ seed, ...playOut(game, seed) }));

  it('always ends', () => {
    expect(rounds.filter(({ state }) => game.rules.result(state) === null).map(({ seed }) => seed)).toEqual([]);
  });

  it('never shows what is hidden', () => {
    expect(rounds.flatMap(({ leaks }) => leaks)).toEqual([]);
  });

  it('ends the same when it is replayed', () => {
    for (const { seed, dealt, count, state, steps } of rounds) {
      const replayed = steps.reduce(
        (now, { player, move, at }) => {
          const due = advance(game.rules, now, at);
          const next = game.rules.play(due, player, move, at);
          return isRefused(next) ? due : next;
        },
        game.rules.deal(seed, dealt, count),
      );
      expect(replayed).toEqual(state);
    }
  });

  it('survives being stored and loaded after every move', () => {
    for (const { state } of rounds) expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  it('scores from 0 to 100 and pays no more than promised', () => {
    for (const { state } of rounds)
      for (const { score, share } of game.rules.result(state) ?? []) {
        const points = pointsFor(REWARD, share);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points).toBeLessThanOrEqual(game.mostPaid);
      }
  });

  it('accepts no move after its end', () => {
    for (const { state } of rounds)
      expect(game.rules.play(state, 0, game.move(createRandom('late')), 9e12)).toEqual({ refused: 'over' });
  });
});

describe('the formulas', () => {
  const start = 1_000_000;

  it.each([
    [false, 0, 10],
    [true, 0, 8],
    [false, 1, 9],
    [true, 2, 6],
  ])('a scrambled word, hinted %s, after %i misses pays %i of 10', (isHinted, misses, points) => {
    const dealt = { ...wordScramble.deal('a', { words }, 1), word: 'FROG', letters: [...'GROF'], isHinted };
    const missed = ['FRGO', 'GORF'].slice(0, misses);
    const solved = wordScramble.play({ ...dealt, misses: missed }, 0, { do: 'guess', word: 'frog' }, start);
    const [own] = isRefused(solved) ? [] : (wordScramble.result(solved) ?? []);

    expect(pointsFor(10, own?.share ?? noShare)).toBe(points);
    expect(own?.score).toBe(100);
  });

  it('is never dealt as a word that is right', () => {
    const list = { words: [{ word: 'eat', hint: 'Yum.', also: ['ate', 'tea', 'eta'] }] };

    const dealt = new Set(
      Array.from({ length: 200 }, (_, seed) => wordScramble.deal(String(seed), list, 1).letters.join('')),
    );

    expect([...dealt].sort()).toEqual(['AET', 'TAE']);
  });

  it('another real word with the same letters pays as much as the one that was dealt', () => {
    const dealt = { ...wordScramble.deal('a', { words }, 1), word: 'PLANET', also: ['PLATEN'], letters: [...'TENPAL'] };

    const solved = wordScramble.play(dealt, 0, { do: 'guess', word: 'platen' }, start);

    expect(solved).toMatchObject({ isSolved: true, found: 'PLATEN' });
    expect(isRefused(solved) || wordScramble.result(solved)).toMatchObject([
      { score: 100, share: { part: 100, whole: 100 } },
    ]);
  });

  it('a word that was not found pays a quarter and scores 25', () => {
    const dealt = { ...wordScramble.deal('a', { words }, 1), word: 'FROG', letters: [...'GROF'] };
    const lost = { ...dealt, misses: ['FRGO', 'GORF', 'ROFG'] };

    expect(wordScramble.result(lost)).toMatchObject([{ score: 25, completed: false, share: { part: 1, whole: 4 } }]);
  });

  it.each([
    [10, 10_000, 15],
    [10, 5000, 12],
    [7, 0, 7],
    [0, 9000, 0],
  ])('of 10 sums %i right with %i ms left pay %i of 10', (right, left, points) => {
    const options = { operations: ['+' as const], upTo: 20, tables: [], problems: 10, timeLimit: 10 };
    const dealt = mathChallenge.deal('a', options, 1);
    const answers = dealt.problems.map((problem, at) => solveProblem(problem) + (at < right ? 0 : 1));
    const ended = { ...dealt, answers, startedAt: start, endedAt: start + 10_000 - left };

    expect(pointsFor(10, mathChallenge.result(ended)?.[0]?.share ?? noShare)).toBe(points);
  });
});
