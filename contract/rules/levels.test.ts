import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { badgeTier, levelFor, levelProgress, levelStarts, MAX_LEVEL, MAX_POINTS, nextTier } from './levels.ts';

describe('a level', () => {
  it.each([
    [0, 1],
    [99, 1],
    [100, 2],
    [209, 2],
    [210, 3],
    [330, 3],
    [331, 4],
    [463, 4],
    [464, 5],
    [610, 6],
    [770, 7],
    [946, 8],
    [MAX_POINTS, 314],
  ])('of %i points is %i', (points, level) => {
    expect(levelFor(points)).toBe(level);
  });

  it('needs 100 points at first and ever a tenth more, rounded down', () => {
    const steps = levelStarts.slice(1).map((start, index) => start - (levelStarts[index] ?? 0n));

    expect(steps.slice(0, 7)).toEqual([100n, 110n, 121n, 133n, 146n, 160n, 176n]);
    expect(steps.every((step, index) => index === 0 || step === ((steps[index - 1] ?? 0n) * 11n) / 10n)).toBe(true);
  });

  it('is 1000 at the most', () => {
    expect(levelStarts).toHaveLength(MAX_LEVEL);
    expect(levelFor(levelStarts.at(-1) ?? 0n)).toBe(1000);
    expect(levelFor(10n ** 60n)).toBe(1000);
  });

  it('is the same for a number and for a big number', () => {
    const total = fc.integer({ min: 0, max: MAX_POINTS });
    fc.assert(
      fc.property(total, (points) => {
        expect(levelFor(points)).toBe(levelFor(BigInt(points)));
      }),
      { seed: 1 },
    );
  });

  it('never falls when points are added', () => {
    const total = fc.integer({ min: 0, max: MAX_POINTS - 1000 });
    fc.assert(
      fc.property(total, fc.integer({ min: 0, max: 1000 }), (points, more) => {
        expect(levelFor(points + more)).toBeGreaterThanOrEqual(levelFor(points));
      }),
      { seed: 1 },
    );
  });
});

test('no level begins just below the maximum, where a total no longer shows how much was added', () => {
  expect(levelFor(MAX_POINTS - 1_000_000)).toBe(levelFor(MAX_POINTS));
});

test('progress counts from the beginning of the level to the next one', () => {
  expect(levelProgress(150)).toEqual({ level: 2, into: 50, needed: 110 });
  expect(levelProgress(0)).toEqual({ level: 1, into: 0, needed: 100 });
});

test('badges change at their tiers', () => {
  expect([1, 24, 25, 99, 100, 1000].map(badgeTier)).toEqual([0, 0, 25, 75, 100, 1000]);
  expect([1, 25, 100, 999, 1000].map(nextTier)).toEqual([25, 50, 250, 1000, undefined]);
});
