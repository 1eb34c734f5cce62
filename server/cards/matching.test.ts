import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isOneSlip, isRight } from './matching.ts';

describe('a guess is right', () => {
  it.each([
    ['elephant', 'Elephant'],
    ['elephant', '  ELEPHANT!! '],
    ['elephant', 'an elephant'],
    ['elephant', 'the elephant.'],
    ['elephant', 'elefant', 'elepant'],
    ['elephant', 'elehpant'],
    ['wind turbine', 'windturbine'],
    ['wind turbine', 'a wind-turbine'],
    ['piñata', 'pinata'],
    ['café', 'CAFE'],
    ["cat's eye", 'cats eye'],
    ['the letter A', 'letter a'],
    ['ant', 'an t'],
    ['bone', 'b one'],
    ['twenty-four', '24'],
    ['24', 'twenty four'],
    ['24 hours', 'twenty-four hours'],
    ['100', 'a hundred'],
    ['105', 'one hundred and five'],
    ['1,000', 'one thousand'],
    ['1250', 'one thousand two hundred fifty'],
    ['1/2', '½'],
    ['1/2', '1 / 2'],
    ['50%', 'fifty percent'],
    ['rock & roll', 'rock and roll'],
  ])('%s: %s', (answer, ...guesses) => {
    expect(isRight([answer], guesses.at(-1) ?? '')).toBe(true);
  });

  it('for any accepted answer', () => {
    expect(isRight(['eight', '8 mittens'], 'eight mittens')).toBe(true);
  });
});

describe('a guess is wrong', () => {
  it.each([
    ['duck', 'ducks'],
    ['moon', 'noon'],
    ['elephant', 'elefent'],
    ['twenty-four', '25'],
    ['24 hours', '25 hours'],
    ['12', '1/2'],
    ['2.5', '25'],
    ['22', 'two two hundred'],
    ['the letter A', 'the letter E'],
    ['a', 'the'],
    ['zero', 'zero five'],
    ['shadow', '!?!'],
    ['shadow', '🐸'],
  ])('%s: %s', (answer, guess) => {
    expect(isRight([answer], guess)).toBe(false);
  });

  it('when there are no answers left to compare', () => {
    expect(isRight([], 'anything')).toBe(false);
  });
});

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
const word = (minLength: number, maxLength: number) =>
  fc.array(letter, { minLength, maxLength }).map((letters) => letters.join(''));
const runs = { seed: 1, numRuns: 500 };

test('case, accents, articles, punctuation and spaces never matter', () => {
  const dress = fc.record({
    answer: fc.array(word(1, 12), { minLength: 1, maxLength: 3 }),
    article: fc.constantFrom('', 'a ', 'An ', 'THE '),
    between: fc.constantFrom(' ', '  ', '-', ', ', ''),
    end: fc.constantFrom('', '.', '!', ' ?! '),
    change: fc.constantFrom(
      (text: string) => text,
      (text: string) => text.toUpperCase(),
      (text: string) => text.replace(/e/g, 'é'),
    ),
  });
  fc.assert(
    fc.property(dress, ({ answer, article, between, end, change }) => {
      expect(isRight([answer.join(' ')], article + change(answer.join(between)) + end)).toBe(true);
    }),
    runs,
  );
});

test('one typo in six letters or more is forgiven, in fewer it is not', () => {
  fc.assert(
    fc.property(word(2, 12), fc.nat(11), letter, (answer, place, wrong) => {
      const at = place % answer.length;
      const slips = [
        answer.slice(0, at) + wrong + answer.slice(at),
        answer.slice(0, at) + wrong + answer.slice(at + 1),
      ];
      for (const slip of slips) {
        fc.pre(!/^(a|an|the)$/.test(slip));
        expect(isRight([answer], slip)).toBe(slip === answer || answer.length >= 6);
      }
    }),
    runs,
  );
});

test('one typo is a Damerau-Levenshtein distance of 1', () => {
  const few = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 }).map((letters) => letters.join(''));
  fc.assert(
    fc.property(few, few, (one, other) => {
      expect(isOneSlip(one, other)).toBe(distance(one, other) === 1);
    }),
    { seed: 1, numRuns: 3000 },
  );
});

/** The textbook version, letter by letter. */
function distance(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, i) =>
    Array.from({ length: other.length + 1 }, (_, j) => i || j),
  );
  const at = (i: number, j: number) => table[i]?.[j] ?? 0;
  for (let i = 0; i <= one.length; i += 1) (table[i] as number[])[0] = i;
  for (let j = 0; j <= other.length; j += 1) (table[0] as number[])[j] = j;
  for (let i = 1; i <= one.length; i += 1)
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      (table[i] as number[])[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (same ? 0 : 1),
        swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  return at(one.length, other.length);
}

describe('a typo', () => {
  const riddle = { ruledOut: ['listen', 'quiet'], isKnownWord: (text: string) => ['plane', 'planets'].includes(text) };

  it('is forgiven when it spells no word', () => {
    expect(isRight(['planet'], 'plannet', riddle)).toBe(true);
  });

  it('is not forgiven when it spells another word', () => {
    expect(isRight(['planet'], 'plane', riddle)).toBe(false);
  });

  it('is forgiven when it is only a plural', () => {
    expect(isRight(['planet'], 'planets', riddle)).toBe(true);
  });

  it('is not forgiven when the riddle rules it out', () => {
    expect(isRight(['princess'], 'princes', { ...riddle, ruledOut: ['princes'] })).toBe(false);
  });
});
