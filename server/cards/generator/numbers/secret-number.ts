import { integer, pick, type Random, shuffled } from '#contract/rules/random.ts';
import type { Difficulty } from '../made-riddle.ts';
import { type NumberFamily, puzzle, range } from './puzzle.ts';

interface Condition {
  /** The words after "I", or a sentence. */
  readonly say: string;
  readonly about: string;
  holds(number: number): boolean;
}

const spans: Record<Difficulty, readonly [number, number]> = { easy: [1, 20], medium: [10, 99], hard: [100, 400] };
const MAX_CONDITIONS = 4;

/** "I am an even number between 10 and 20 …". Conditions are added until only one number fits, and each of them is needed. */
export const secretNumber: NumberFamily = {
  name: 'secret number',
  difficulties: ['easy', 'medium', 'hard'],
  make(difficulty, random) {
    const [from, to] = spans[difficulty];
    const secret = integer(random, from, to);
    const conditions = chooseConditions(secret, difficulty, random);
    if (!conditions) return undefined;
    return puzzle<number>({
      question: `${pick(random, ['I am a secret number.', 'I am a number in hiding.', 'Which number am I?', 'A number hides here.'])} ${conditions.map(({ say }) => say).join(' ')}`,
      candidates: range(1, 1000),
      fits: (number) => conditions.every(({ holds }) => holds(number)),
      getAnswer: (number) => number,
      conditions: conditions.map(({ about }) => about).join('; '),
    });
  },
};

function chooseConditions(secret: number, difficulty: Difficulty, random: Random): Condition[] | undefined {
  const chosen = [span(secret, difficulty, random)];
  const others = shuffled(random, conditionsOn(secret, difficulty, random));
  for (const condition of others) {
    if (chosen.length === MAX_CONDITIONS) return undefined;
    chosen.push(condition);
    if (fitting(chosen).length === 1) return isEachNeeded(chosen) ? chosen : undefined;
  }
  return undefined;
}

function fitting(conditions: readonly Condition[]): number[] {
  return range(1, 1000).filter((number) => conditions.every(({ holds }) => holds(number)));
}

function isEachNeeded(conditions: readonly Condition[]): boolean {
  return conditions.every((one) => fitting(conditions.filter((other) => other !== one)).length > 1);
}

function span(secret: number, difficulty: Difficulty, random: Random): Condition {
  const width = { easy: 6, medium: 25, hard: 90 }[difficulty];
  const low = Math.max(0, secret - integer(random, 2, width));
  const high = secret + integer(random, 2, width);
  return {
    say: pick(random, [
      `I am more than ${low} and less than ${high}.`,
      `I live between ${low} and ${high}.`,
      `Count from ${low} to ${high}, and you pass me.`,
    ]),
    about: `between ${low} and ${high}`,
    // Includes both ends, because some readers understand it that way. A puzzle with one answer then also has one without them.
    holds: (number) => number >= low && number <= high,
  };
}

function conditionsOn(secret: number, difficulty: Difficulty, random: Random): Condition[] {
  const parity = secret % 2;
  const evenOdd: Condition = {
    say:
      parity === 0
        ? pick(random, ['I am even.', 'Pairs of socks would fit me: I am even.'])
        : pick(random, ['I am odd.', 'One sock is always left over: I am odd.']),
    about: parity === 0 ? 'even' : 'odd',
    holds: (number) => number % 2 === parity,
  };
  return [evenOdd, ...multiples(secret, difficulty, random), ...digitConditions(secret, difficulty, random)];
}

function multiples(secret: number, difficulty: Difficulty, random: Random): Condition[] {
  const steps = { easy: [5, 10], medium: [3, 4, 5, 6, 7], hard: [6, 7, 8, 9, 11, 12] }[difficulty];
  return steps
    .filter((step) => secret % step === 0)
    .map((step) => ({
      say: pick(random, [
        `Count by ${step}s from ${step}, and you will say me.`,
        `Share me among ${step}, and nothing is left.`,
      ]),
      about: `a multiple of ${step}`,
      holds: (number) => number % step === 0,
    }));
}

function digitConditions(secret: number, difficulty: Difficulty, random: Random): Condition[] {
  if (secret < 10) return [];
  const sum = digitSum(secret);
  const ones = secret % 10;
  const tens = Math.floor(secret / 10) % 10;
  const addsUpTo: Condition = {
    say: pick(random, [`Add my digits, and you get ${sum}.`, `My digits add up to ${sum}.`]),
    about: `digits add up to ${sum}`,
    // Includes one-digit numbers, because some readers understand it that way. A puzzle with one answer then also has one
    // without them.
    holds: (number) => digitSum(number) === sum,
  };
  if (difficulty === 'easy') return [addsUpTo];
  const gap = tens - ones;
  const ordered: Condition = {
    say:
      gap === 0
        ? 'My last two digits are twins.'
        : gap > 0
          ? `My tens digit is ${gap} more than my ones digit.`
          : `My ones digit is ${-gap} more than my tens digit.`,
    about: `tens digit minus ones digit is ${gap}`,
    holds: (number) => (Math.floor(number / 10) % 10) - (number % 10) === gap,
  };
  const lastDigit: Condition = {
    say: `I end in ${ones}.`,
    about: `ends in ${ones}`,
    holds: (number) => number % 10 === ones,
  };
  return [addsUpTo, ordered, lastDigit];
}

function digitSum(number: number): number {
  return [...String(number)].reduce((sum, digit) => sum + Number(digit), 0);
}
