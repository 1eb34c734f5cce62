import { type AgeGroup, ageGroups } from '#contract/rules/age.ts';
import type { ContentItem } from './kind.ts';

/** Cards are dealt to three age bands. Children of 13 and older share the oldest one. */
const firstAges = [6, 9, 11];
const OLDEST = 13;
export const BANDS = firstAges.length;

/** 0 is the youngest band. */
export function toBand(ageGroup: AgeGroup): number {
  return Math.min(ageGroups.indexOf(ageGroup), BANDS - 1);
}

/** The age bands an item fits, as bits: 1 the youngest, 2 the middle one, 4 the oldest. */
export function toBands({ ages: [from, to] = [0, OLDEST] }: ContentItem): number {
  return firstAges.reduce((bits, first, band) => {
    const last = (firstAges[band + 1] ?? OLDEST + 1) - 1;
    return from <= last && to >= first ? bits | (1 << band) : bits;
  }, 0);
}
