import { describe, expect, it } from 'vitest';
import type { CreativeMove } from '../../games/creative-challenge.ts';
import { createRandom, integer, type Random } from '../random.ts';
import { creativeChallenge } from './creative-challenge.ts';
import { advance, type Game, isRefused } from './game.ts';
import { memoryMatch } from './memory-match.ts';
import { triviaChallenge } from './trivia-challenge.ts';
import { wordRace } from './word-race.ts';

/** Rounds per game. Set GAMES_OF_SEVERAL_RUNS=2000 for a long run. */
const RUNS = Number(process.env['GAMES_OF_SEVERAL_RUNS'] ?? 40);
const START = 1_000_000;
const DAY = 86_400_000;

interface Played {
  readonly game: Game<never, object, never, object>;
  readonly options: object;
  /** Any move, including invalid ones. */
  readonly move: (random: Random) => object;
  /** What a view must not contain while it is hidden. */
  readonly secrets: (state: never, player: number) => readonly string[];
}

const WORDS = ['zebra', 'quill', 'yacht'];
const letter = (random: Random) => String.fromCharCode(65 + integer(random, 0, 25));
const pictures = ['🐸', '🦆', '🐢', '🐟'].map((emoji) => ({ emoji, name: `picture ${emoji}` }));

const played: Readonly<Record<string, Played>> = {
  memory_match: {
    game: memoryMatch as never,
    options: { pictures, timeLimit: null, startsAt: START },
    move: (random) => ({ card: integer(random, 0, 9) }),
    secrets: ({ pictures: all, foundBy, open }: ReturnType<typeof memoryMatch.deal>) =>
      all
        .filter((_, at) => foundBy[at] === null && !open.includes(at))
        .filter((one) => !all.some((other, at) => other === one && (foundBy[at] !== null || open.includes(at))))
        .map(({ name }) => name),
  },
  trivia_challenge: {
    game: triviaChallenge as never,
    options: {
      questions: [0, 1, 2].map((at) => ({
        question: `asked-${at}`,
        options: ['one', 'two', 'three'],
        right: at,
        explanation: `why-${at}`,
      })),
      startsAt: START,
    },
    move: (random) => ({ question: integer(random, 0, 3), choice: integer(random, 0, 2) }),
    secrets: ({ number, phase }: ReturnType<typeof triviaChallenge.deal>) => [
      ...[0, 1, 2]
        .filter((at) => at > number || (at === number && phase !== 'showing' && phase !== 'over'))
        .map((at) => `why-${at}`),
      ...[0, 1, 2].filter((at) => at > number || phase === 'ready').map((at) => `asked-${at}`),
    ],
  },
  word_puzzle: {
    game: wordRace as never,
    options: { words: WORDS.map((word, at) => ({ word: word.toUpperCase(), clue: `clue-${at}` })), startsAt: START },
    move: (random) => ({
      word: integer(random, 0, 3),
      guess: random() < 0.4 ? (WORDS[integer(random, 0, 2)] ?? '') : letter(random) + letter(random),
    }),
    secrets: ({ number, phase, tries }: ReturnType<typeof wordRace.deal>, player) =>
      WORDS.filter((_, at) => {
        const isSolved = (tries[at]?.[player]?.points ?? 0) > 0;
        return at > number || (at === number && !isSolved && phase !== 'showing' && phase !== 'over');
      }).map((word) => [...word.toUpperCase()].map((one) => `"${one}"`).join(',')),
  },
  creative_challenge: {
    game: creativeChallenge as never,
    options: { prompt: 'a secret prompt', tiles: ['a', 'frog', 'sings'], startsAt: START },
    move: (random): CreativeMove =>
      random() < 0.5
        ? { do: 'vote', seat: integer(random, 0, 7), vote: 'wow' }
        : {
            do: 'save',
            work: { as: 'words', tiles: random() < 0.7 ? [integer(random, 0, 4)] : [] },
            isDone: random() < 0.5,
          },
    secrets: ({ phase }: ReturnType<typeof creativeChallenge.deal>) => (phase === 'ready' ? ['a secret prompt'] : []),
  },
};

/** Plays random moves at random times and seats until the end, or for a day. */
function run(
  { game, options, move, secrets }: Played,
  seed: string,
  watch: (view: string, hidden: readonly string[]) => void,
) {
  const random = createRandom(seed);
  const players = integer(random, 2, 8);
  let state = game.deal(seed, options as never, players) as never;
  let at = START - 4000;
  for (let turn = 0; turn < 3000 && game.result(state) === null && at < START + DAY; turn += 1) {
    at += integer(random, 0, random() < 0.1 ? 40_000 : 1500);
    state = advance(game as never, state, at) as never;
    const player = integer(random, 0, players - 1);
    if (random() < 0.002 && game.leave) state = game.leave(state, player, at) as never;
    const next = game.play(state, player, move(random) as never, at);
    if (!isRefused(next)) state = next as never;
    watch(JSON.stringify(game.view(state, player)), secrets(state, player));
  }
  return { state, players };
}

describe.each(Object.entries(played))('%s with several players', (_, one) => {
  it('ends whatever the players do, with a result for each', () => {
    for (let nth = 0; nth < RUNS; nth += 1) {
      const { state, players } = run(one, `seed ${nth}`, () => undefined);
      const result = one.game.result(state);

      expect(result).toHaveLength(players);
      expect(result?.every(({ share: { part, whole } }) => part >= 0 && part <= whole)).toBe(true);
    }
  });

  it('shows nobody anything hidden', () => {
    for (let nth = 0; nth < RUNS; nth += 1)
      run(one, `seed ${nth}`, (view, hidden) => {
        expect(hidden.filter((secret) => view.includes(secret))).toEqual([]);
      });
  });

  it('ends the same after the same moves', () => {
    const [first, second] = [run(one, 'again', () => undefined), run(one, 'again', () => undefined)];

    expect(first.state).toEqual(second.state);
  });
});

describe('a creative challenge', () => {
  const options = { prompt: 'A frog', tiles: ['a', 'frog'], startsAt: START };
  const started = advance(creativeChallenge, creativeChallenge.deal('', options, 2), START);
  const save = (state: typeof started, seat: number) =>
    creativeChallenge.play(
      state,
      seat,
      { do: 'save', work: { as: 'words', tiles: [1] }, isDone: true },
      START,
    ) as typeof started;

  it('shows no work before everyone is done', () => {
    expect(creativeChallenge.view(save(started, 0), 1).works).toEqual([]);
    expect(creativeChallenge.view(save(save(started, 0), 1), 1).works).toHaveLength(2);
  });

  it("accepts no vote for a player's own work", () => {
    const voting = save(save(started, 0), 1);

    expect(creativeChallenge.play(voting, 0, { do: 'vote', seat: 0, vote: 'wow' }, START)).toEqual({
      refused: 'not_possible',
    });
  });
});

describe('a trivia question', () => {
  const questions = [{ question: 'q', options: ['a', 'b', 'c'], right: 1, explanation: 'e' }];
  const asked = advance(triviaChallenge, triviaChallenge.deal('', { questions, startsAt: START }, 2), START);

  it('pays a quick answer more, and a wrong one nothing', () => {
    const quick = triviaChallenge.play(asked, 0, { question: 0, choice: 1 }, START + 1000) as typeof asked;
    const both = triviaChallenge.play(quick, 1, { question: 0, choice: 2 }, START + 2000) as typeof asked;

    expect(triviaChallenge.view(both, 0)).toMatchObject({ phase: 'showing', scores: [148, 0] });
  });

  it('accepts only one answer', () => {
    const once = triviaChallenge.play(asked, 0, { question: 0, choice: 0 }, START) as typeof asked;

    expect(triviaChallenge.play(once, 0, { question: 0, choice: 1 }, START)).toEqual({ refused: 'not_possible' });
  });

  it('continues without a player who has left', () => {
    const once = triviaChallenge.play(asked, 0, { question: 0, choice: 1 }, START) as typeof asked;

    expect(triviaChallenge.leave?.(once, 1, START).phase).toBe('showing');
  });
});
