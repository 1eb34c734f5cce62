import { ageOn, toAgeGroup } from '../age.ts';

/** The oldest age at which an account stays; who turns older leaves (docs/product-decisions.md, P46). */
const OLDEST_MEMBER = 17;
/** A larger change is looked at by staff. */
const MAX_PLAIN_CHANGE_YEARS = 2;
const LINE = 13;

/**
 * What a corrected date of birth means. `comes_of_age`: less of a parent's protection than before. `needs_consent`: more, and a
 * parent is asked. Both need a clear yes of the parent.
 */
export type BirthDateChange = 'same_group' | 'new_group' | 'comes_of_age' | 'needs_consent' | 'too_young' | 'too_old';

interface Correction {
  readonly from: string;
  readonly to: string;
  readonly today: string;
}

export function judgeBirthDate(
  { from, to, today }: Correction,
  { minAge, consentAge }: { readonly minAge: number; readonly consentAge: number },
): BirthDateChange {
  const [before, after] = [ageOn(today, from), ageOn(today, to)];
  if (after < minAge) return 'too_young';
  if (after > OLDEST_MEMBER) return 'too_old';
  if (crosses(before, after, LINE) || crosses(before, after, consentAge)) return 'comes_of_age';
  if (crosses(after, before, LINE) || crosses(after, before, consentAge)) return 'needs_consent';
  return toAgeGroup(before) === toAgeGroup(after) ? 'same_group' : 'new_group';
}

function crosses(lower: number, higher: number, line: number): boolean {
  return lower < line && higher >= line;
}

/** Whether the parent has to confirm it by itself. */
export function needsConfirmation(change: BirthDateChange): boolean {
  return change === 'comes_of_age' || change === 'needs_consent';
}

/** Whether staff should have a look: a parent may mistype, or a child may sit at the parent's phone. */
export function isOddBirthDate({ from, to }: Pick<Correction, 'from' | 'to'>, change: BirthDateChange): boolean {
  return (
    needsConfirmation(change) || Math.abs(Number(from.slice(0, 4)) - Number(to.slice(0, 4))) > MAX_PLAIN_CHANGE_YEARS
  );
}
