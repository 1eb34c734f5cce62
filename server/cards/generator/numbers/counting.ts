import { integer, pick, shuffled } from '#contract/rules/random.ts';
import type { Difficulty } from '../made-riddle.ts';
import { children, type NumberFamily, pairs, puzzle, range } from './puzzle.ts';

const walkers = [
  { name: 'ducks', legs: 2 },
  { name: 'hens', legs: 2 },
  { name: 'cows', legs: 4 },
  { name: 'dogs', legs: 4 },
  { name: 'goats', legs: 4 },
  { name: 'beetles', legs: 6 },
  { name: 'ants', legs: 6 },
  { name: 'spiders', legs: 8 },
];
const yards = ['In the yard', 'Behind the barn', 'Under the apple tree', 'By the pond', 'In the old shed'];

/** Heads and legs of two kinds of animals. */
export const headsAndLegs: NumberFamily = {
  name: 'heads and legs',
  difficulties: ['medium', 'hard'],
  make(difficulty, random) {
    const [one, other] = shuffled(random, walkers);
    if (!one || !other || one.legs === other.legs) return undefined;
    const most = difficulty === 'medium' ? 5 : 12;
    const [a, b] = [integer(random, 2, most), integer(random, 2, most)];
    const [heads, legs] = [a + b, a * one.legs + b * other.legs];
    return puzzle<[number, number]>({
      question: `${pick(random, yards)} there are ${one.name} and ${other.name}: ${heads} heads and ${legs} legs in all. How many ${one.name} are there?`,
      unit: one.name,
      candidates: pairs(0, 40),
      fits: ([x, y]) => x + y === heads && x * one.legs + y * other.legs === legs,
      getAnswer: ([x]) => x,
      conditions: `${heads} heads; ${legs} legs; ${one.name} have ${one.legs}, ${other.name} ${other.legs}`,
    });
  },
};

const treasures = ['marbles', 'stickers', 'shells', 'acorns', 'buttons', 'pebbles', 'beads', 'stamps'];

/** Sharing with a remainder. */
export const sharing: NumberFamily = {
  name: 'sharing with a rest',
  difficulties: ['medium', 'hard'],
  make(difficulty, random) {
    const [one = 3, other = 4] = shuffled(random, difficulty === 'medium' ? [2, 3, 4, 5] : [3, 4, 5, 6, 7]);
    const most = difficulty === 'medium' ? 20 : 40;
    const secret = integer(random, 7, most - 1);
    const low = secret - integer(random, 1, 6);
    const thing = pick(random, treasures);
    const leaves = (share: number) =>
      secret % share === 0 ? 'none is' : `${secret % share} ${secret % share === 1 ? 'is' : 'are'}`;
    return puzzle<number>({
      question: `${pick(random, children)} has more than ${low} ${thing}, but fewer than ${most}. In piles of ${one}, ${leaves(one)} left over. In piles of ${other}, ${leaves(other)} left over. How many ${thing} are there?`,
      unit: thing,
      candidates: range(0, 200),
      fits: (number) =>
        number > low && number < most && number % one === secret % one && number % other === secret % other,
      getAnswer: (number) => number,
      conditions: `between ${low} and ${most}; rest ${secret % one} by ${one}; rest ${secret % other} by ${other}`,
    });
  },
};

/** Two children, one older. */
export const ages: NumberFamily = {
  name: 'ages',
  difficulties: ['easy', 'medium'],
  make(difficulty, random) {
    const [older = '', younger = ''] = shuffled(random, children);
    const age = integer(random, 3, difficulty === 'easy' ? 6 : 11);
    const gap = integer(random, 1, difficulty === 'easy' ? 3 : 6);
    const sum = 2 * age + gap;
    const years = gap === 1 ? '1 year' : `${gap} years`;
    return puzzle<[number, number]>({
      question: `${older} is ${years} older than ${younger}. Add their ages, and you get ${sum}. How old is ${younger}?`,
      unit: 'years',
      candidates: pairs(0, 60),
      fits: ([x, y]) => y - x === gap && x + y === sum,
      getAnswer: ([x]) => x,
      conditions: `the difference is ${gap}; the sum is ${sum}`,
    });
  },
};

/** Twice or three times as many. */
export const timesAsMany: NumberFamily = {
  name: 'times as many',
  difficulties: ['easy', 'medium', 'hard'],
  make(difficulty, random) {
    const [one = '', other = ''] = shuffled(random, children);
    const [fewest, most] = { easy: [2, 2], medium: [2, 4], hard: [4, 9] }[difficulty] as [number, number];
    const times = integer(random, fewest, most);
    const few = integer(random, fewest, { easy: 5, medium: 9, hard: 14 }[difficulty]);
    const thing = pick(random, treasures);
    const phrase = times === 2 ? 'twice' : `${times} times`;
    return puzzle<[number, number]>({
      question: `${one} has ${phrase} as many ${thing} as ${other}. Together they have ${few * (times + 1)}. How many does ${other} have?`,
      unit: thing,
      candidates: pairs(0, 120),
      fits: ([x, y]) => x === times * y && x + y === few * (times + 1),
      getAnswer: ([, y]) => y,
      conditions: `one has ${times} times the other; together ${few * (times + 1)}`,
    });
  },
};

/** Two dice with a given sum, and a clue about each. */
export const dice: NumberFamily = {
  name: 'two dice',
  difficulties: ['easy', 'medium'],
  make(difficulty: Difficulty, random) {
    const [low, high] = [integer(random, 1, 5), integer(random, 2, 6)].toSorted((one, other) => one - other);
    if (low === undefined || high === undefined || low === high) return undefined;
    const gap = high - low;
    const asksHigh = random() < 0.5;
    const told =
      difficulty === 'easy'
        ? `Together they show ${low + high}. One shows ${gap} more than the other.`
        : `Multiply their dots: ${low * high}. Add them: ${low + high}.`;
    return puzzle<[number, number]>({
      question: `Two dice roll off the table. ${told} How many dots are on the ${asksHigh ? 'higher' : 'lower'} one?`,
      unit: 'dots',
      candidates: pairs(1, 6).filter(([x, y]) => x <= y),
      fits: ([x, y]) => x + y === low + high && (difficulty === 'easy' ? y - x === gap : x * y === low * high),
      getAnswer: ([x, y]) => (asksHigh ? y : x),
      conditions: `the sum is ${low + high}; ${difficulty === 'easy' ? `the difference is ${gap}` : `the product is ${low * high}`}`,
    });
  },
};
