import { type AgeGroup, areNear, toAgeGroup } from '#contract/rules/age.ts';

export interface BirthDates {
  /** Born later than this day, YYYY-MM-DD. */
  readonly bornAfter: string;
  /** Born on this day or before. */
  readonly bornUpTo: string;
}

const OLDEST = 120;
const ages = Array.from({ length: OLDEST }, (_, age) => age);

/** Ages that the gate allows near each group, ascending and without gaps. */
const nearAges: Record<AgeGroup, readonly number[]> = {
  '6-8': nearbyAgeGroups('6-8'),
  '9-10': nearbyAgeGroups('9-10'),
  '11-12': nearbyAgeGroups('11-12'),
  '13-17': nearbyAgeGroups('13-17'),
};

/** Birth dates of everybody near this age group on a day: the gate's rule as a range for an index. */
export function birthDatesNear(ageGroup: AgeGroup, day: string): BirthDates {
  const near = nearAges[ageGroup];
  return { bornAfter: lastBirthAtAge((near.at(-1) ?? 0) + 1, day), bornUpTo: lastBirthAtAge(near[0] ?? 0, day) };
}

/** The latest birth date of this age on a day. For 29 February that may be the 28th. */
function lastBirthAtAge(age: number, day: string): string {
  const year = Number(day.slice(0, 4)) - age;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return `${year}${day.endsWith('-02-29') && !isLeap ? '-02-28' : day.slice(4)}`;
}

function nearbyAgeGroups(ageGroup: AgeGroup): number[] {
  return ages.filter((age) => areNear(ageGroup, toAgeGroup(age)));
}
