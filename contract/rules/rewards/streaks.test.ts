import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, startOfWeek } from '../../shared/days.ts';
import { countStreak, extendStreak, type Streak, streakOn, toStreakLevel } from './streaks.ts';

/** The streak after deeds on these days. 2026-11-02 is a Monday. */
function streakAfter(...days: readonly number[]): Streak {
  const streak = days.reduce<Streak | undefined>((before, day) => extendStreak(before, november(day)), undefined);
  if (!streak) throw new Error('a streak needs a day');
  return streak;
}

const november = (day: number) => addDays('2026-11-01', day - 1);

describe('a streak', () => {
  it.each([
    ['one day', [2], 1],
    ['days in a row', [2, 3, 4], 3],
    ['the same day twice', [2, 2, 3], 2],
    ['a day that comes late', [2, 3, 2], 2],
    ['one missed day in a week', [2, 3, 5, 6], 4],
    ['one missed day in each of two weeks', [2, 4, 5, 6, 7, 8, 9, 11], 8],
    ['a missed Sunday and the Monday after it', [6, 7, 10, 11], 4],
    ['a second missed day in a week', [2, 4, 6], 2],
    ['a second missed day in a week after a long run', [2, 3, 4, 6, 8], 2],
    ['two missed days in a row', [2, 3, 6], 1],
    ['a missed Saturday, Sunday and Monday', [6, 10], 1],
    ['a Sunday and Monday missed when the rest day of the week was used', [2, 4, 5, 6, 7, 10], 5],
    ['a third missed day in a week', [2, 4, 6, 8], 2],
    ['two missed days in a row and then one of the next week', [2, 3, 6, 7, 8, 10], 4],
  ] as const)('of %s has the right length', (_what, days, length) => {
    expect(streakAfter(...days).current).toBe(length);
  });

  it('keeps its best', () => {
    expect(streakAfter(2, 3, 4, 5, 20).longest).toBe(4);
  });

  it.each([
    ['the same day', 4, 3],
    ['the day after', 5, 3],
    ['after one missed day', 6, 3],
    ['after two missed days of one week', 7, 0],
    ['after a journey to where it is still the day before', 3, 3],
  ])('counts on %s', (_when, day, length) => {
    expect(streakOn(streakAfter(2, 3, 4), november(day))).toBe(length);
  });
});

describe('for any days', () => {
  const days = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 45 });
  const names = (numbers: readonly number[]) => numbers.map(november);

  it('a streak is the longest run up to the last day in which no week misses two', () => {
    fc.assert(
      fc.property(days, (numbers) => {
        expect(countStreak(names(numbers))?.current).toBe(longestRun(names(numbers)));
      }),
    );
  });

  it('one more day, however late it comes, never makes a streak or the best one shorter', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 60 }), (numbers, late) => {
        const before = countStreak(names(numbers)) as Streak;
        const after = countStreak(names([...numbers, late])) as Streak;

        expect(after.longest).toBeGreaterThanOrEqual(before.longest);
        expect(after.current).toBeGreaterThanOrEqual(streakOn(before, after.lastDay));
      }),
    );
  });
});

/** By trying each first day. */
function longestRun(days: readonly string[]): number {
  const sorted = [...days].sort();
  const last = sorted.at(-1) as string;
  const missesTwo = (from: string) => {
    const missed = Array.from({ length: daysBetween(from, last) }, (_, index) => addDays(from, index)).filter(
      (day) => !sorted.includes(day),
    );
    return new Set(missed.map(startOfWeek)).size < missed.length;
  };
  return sorted.filter((day) => day >= (sorted.find((from) => !missesTwo(from)) as string)).length;
}

it('counts rest days over all streaks', () => {
  expect(streakAfter(2, 4, 12, 14).rests).toBe(2);
});

it('a week begins on Monday, also over the end of a year', () => {
  expect(startOfWeek('2027-01-03')).toBe('2026-12-28');
});

it.each([
  [0, 'getting_started'],
  [2, 'getting_started'],
  [3, 'good'],
  [6, 'good'],
  [7, 'great'],
  [13, 'great'],
  [14, 'epic'],
  [29, 'epic'],
  [30, 'legendary'],
])('%i days are %s', (days, level) => {
  expect(toStreakLevel(days)).toBe(level);
});
