import { describe, expect, it, test } from 'vitest';
import type { Figure, Goal } from './measurement.ts';
import { formatNumber, isMet, median, medianRatio } from './numbers.ts';
import { collectValues, countMissed, formatReport } from './report.ts';

test.each<[readonly number[], number]>([
  [[3], 3],
  [[9, 1, 2], 2],
  [[4, 1, 2, 9], 3],
  [[], Number.NaN],
])('the median of %j is %d', (numbers, expected) => {
  expect(median(numbers)).toBe(expected);
});

test.each<[ours: readonly number[], theirs: readonly number[], expected: number]>([
  [[8], [10], 0.8],
  [[8, 1, 9], [10, 2, 10], 0.8],
  [[80, 8], [100, 8], 0.9],
])('%j of %j is %d, pair by pair', (ours, theirs, expected) => {
  expect(medianRatio(ours, theirs)).toBeCloseTo(expected);
});

test.each<[value: number, goal: Goal, expected: boolean]>([
  [0.8, { atLeast: 0.8 }, true],
  [0.79, { atLeast: 0.8 }, false],
  [1.3, { atMost: 1.3 }, true],
  [1.31, { atMost: 1.3 }, false],
  [Number.NaN, { atMost: 1.3 }, false],
])('%d against %j', (value, goal, expected) => {
  expect(isMet(value, goal)).toBe(expected);
});

test.each([
  [0, '0'],
  [5000, '5,000'],
  [12_345.6, '12,346'],
  [193.24, '193'],
  [19.324, '19.3'],
  [1.3, '1.30'],
  [0.8123, '0.812'],
  [0.0123, '0.012'],
  [Number.NaN, 'not known'],
])('%d is shown as %s', (value, expected) => {
  expect(formatNumber(value)).toBe(expected);
});

describe('the report', () => {
  const head = { id: 'P9', what: 'start', goal: 'soon' };
  const figure = (value: number): Figure => ({
    readings: [
      { what: 'again', value, unit: 's', goal: { atMost: 1.5 } },
      { what: 'packages', value: 12, unit: '' },
    ],
    notes: ['on a warm day'],
  });
  const baseline = { machine: 'one like this', savedOn: '2026-11-21', values: { 'P9 again': 1.1 } };

  it('shows each number with its goal and its baseline', () => {
    const lines = formatReport([{ ...head, figure: figure(1.25) }], baseline).split('\n');

    expect(lines.map((line) => line.replace(/\s+/g, ' ').trim())).toEqual([
      'P9 start',
      'goal: soon',
      'again 1.25 s at most 1.50 met baseline 1.10',
      'packages 12',
      'note: on a warm day',
    ]);
  });

  it('shows which goals were missed, and what could not be measured', () => {
    const outcomes = [
      { ...head, figure: figure(1.25) },
      { ...head, figure: figure(1.75) },
      { ...head, failure: 'no frogs' },
    ];
    const text = formatReport(outcomes, undefined);

    expect(text).toMatch(/1.75 s +at most 1.50 +NOT MET/);
    expect(text).toContain('NOT MEASURED: no frogs');
    expect(countMissed(outcomes)).toBe(2);
  });

  it('collects its numbers for the baseline', () => {
    expect(collectValues([{ ...head, figure: figure(1.234_567) }])).toEqual({ 'P9 again': 1.235, 'P9 packages': 12 });
  });
});
