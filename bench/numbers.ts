import type { Goal } from './measurement.ts';

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Of times in milliseconds. */
export interface Percentiles {
  readonly p50: number;
  readonly p99: number;
}

export function toPercentiles(times: readonly number[]): Percentiles {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/** The ratio of each pair, then their median: the two of a pair ran right after each other. */
export function medianRatio(ours: readonly number[], theirs: readonly number[]): number {
  return median(ours.map((one, at) => one / (theirs[at] ?? Number.NaN)));
}

export function isMet(value: number, { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY }: Goal) {
  return value >= atLeast && value <= atMost;
}

/** Three significant digits; whole and large numbers keep all of theirs. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return 'not known';
  if (Number.isInteger(value)) return value.toLocaleString('en');
  const digits = Math.min(Math.max(2 - Math.floor(Math.log10(Math.abs(value))), 0), 3);
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
