import { type Baseline, readingKey } from './baseline.ts';
import type { Figure, Goal, Measurement, Reading } from './measurement.ts';
import { formatNumber, isMet } from './numbers.ts';

/** What came of one measurement: its figure, or why there is none. */
export type Outcome = Pick<Measurement, 'id' | 'what' | 'goal'> &
  ({ readonly figure: Figure } | { readonly failure: string });

/** All outcomes as one table for people. */
export function formatReport(outcomes: readonly Outcome[], baseline: Baseline | undefined): string {
  return outcomes.map((outcome) => section(outcome, baseline)).join('\n\n');
}

/** The same as JSON, for machines. */
export function toJson(outcomes: readonly Outcome[]) {
  return outcomes.map(({ id, what, goal, ...rest }) => ({
    id,
    what,
    goal,
    ...('figure' in rest
      ? { ...rest.figure, readings: rest.figure.readings.map(withVerdict) }
      : { failure: rest.failure }),
  }));
}

/** Every number by its name in the baseline. */
export function collectValues(outcomes: readonly Outcome[]): Record<string, number> {
  const named = outcomes.flatMap((outcome) =>
    'figure' in outcome
      ? outcome.figure.readings.map((one) => [readingKey(outcome.id, one), round(one.value)] as const)
      : [],
  );
  return Object.fromEntries(named.filter(([, value]) => Number.isFinite(value)));
}

export function countMissed(outcomes: readonly Outcome[]): number {
  return outcomes.filter(
    (one) => 'failure' in one || one.figure.readings.some((reading) => withVerdict(reading).met === false),
  ).length;
}

function section(outcome: Outcome, baseline: Baseline | undefined): string {
  const head = `${outcome.id.padEnd(5)}${outcome.what}\n     goal: ${outcome.goal}`;
  if ('failure' in outcome) return `${head}\n     NOT MEASURED: ${outcome.failure}`;
  const { readings, notes } = outcome.figure;
  const rows = readings.map((reading) => row(reading, baseline?.values[readingKey(outcome.id, reading)]));
  return [head, ...rows, ...notes.map((note) => `     note: ${note}`)].join('\n');
}

function row(reading: Reading, before: number | undefined): string {
  const { what, value, unit, goal } = reading;
  const { met } = withVerdict(reading);
  return [
    `     ${what.padEnd(46)}`,
    `${formatNumber(value)} ${unit}`.trimEnd().padStart(14),
    (goal ? formatGoal(goal) : '').padStart(18),
    (met === undefined ? '' : met ? 'met' : 'NOT MET').padStart(10),
    before === undefined ? '' : `   baseline ${formatNumber(before)}`,
  ]
    .join('')
    .trimEnd();
}

function withVerdict(reading: Reading) {
  return reading.goal ? { ...reading, met: isMet(reading.value, reading.goal) } : { ...reading, met: undefined };
}

function formatGoal({ atLeast, atMost }: Goal): string {
  if (atLeast !== undefined && atMost !== undefined) return `${formatNumber(atLeast)} to ${formatNumber(atMost)}`;
  return atLeast === undefined ? `at most ${formatNumber(atMost ?? Number.NaN)}` : `at least ${formatNumber(atLeast)}`;
}

function round(value: number): number {
  return Number(value.toPrecision(4));
}
