export const ageGroups = ['6-8', '9-10', '11-12', '13-17'] as const;
export type AgeGroup = (typeof ageGroups)[number];

/** Whole years from a birth date to a day, both YYYY-MM-DD. Someone born on 29 February turns a year older on 1 March. */
export function ageOn(day: string, birthDate: string): number {
  const [year, month, date] = parts(day);
  const [birthYear, birthMonth, birthDay] = parts(birthDate);
  const hadBirthday = month > birthMonth || (month === birthMonth && date >= birthDay);
  return year - birthYear - (hadBirthday ? 0 : 1);
}

/** Children who are younger or older than all groups get the nearest one. */
export function toAgeGroup(age: number): AgeGroup {
  if (age <= 8) return '6-8';
  if (age <= 10) return '9-10';
  return age <= 12 ? '11-12' : '13-17';
}

/** The youngest and the oldest age in a group. */
export function agesInGroup(group: AgeGroup): readonly [youngest: number, oldest: number] {
  const [youngest = 0, oldest = 0] = group.split('-').map(Number);
  return [youngest, oldest];
}

/** Children born after the first and up to the last of these dates are in the group on `day`, by the same rule as `ageOn`. */
export function birthDatesInGroup(group: AgeGroup, day: string): { readonly after: string; readonly upTo: string } {
  const [youngest, oldest] = agesInGroup(group);
  return {
    after: group === ageGroups.at(-1) ? '0001-01-01' : yearsBefore(day, oldest + 1),
    upTo: group === ageGroups[0] ? '9999-12-31' : yearsBefore(day, youngest),
  };
}

function yearsBefore(day: string, years: number): string {
  const [year, month, date] = parts(day);
  const before = `${year - years}-${day.slice(5)}`;
  return month === 2 && date === 29 && !isRealDay(before) ? `${year - years}-02-28` : before;
}

/**
 * The age group that decides which children may meet. It uses UTC for everyone: by local time, two children on either side of
 * the date line could disagree for a day about whether they may see each other.
 */
export function ageGroupAt(now: Date, birthDate: string): AgeGroup {
  return toAgeGroup(ageAt(now, birthDate));
}

/** The same or a neighboring age group, and never under 13 with 13 or older. */
export function areNear(one: AgeGroup | null, other: AgeGroup | null): boolean {
  if (one === null || other === null) return false;
  if ((one === '13-17') !== (other === '13-17')) return false;
  return Math.abs(ageGroups.indexOf(one) - ageGroups.indexOf(other)) <= 1;
}

/** Whether a parent has to approve this child's new friends. Uses the same clock as the age group. */
export function isUnder13At(now: Date, birthDate: string): boolean {
  return ageAt(now, birthDate) < 13;
}

/** The day, YYYY-MM-DD, on which age groups are based. */
export function ageDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}

function ageAt(now: Date, birthDate: string): number {
  return ageOn(ageDay(now), birthDate);
}

/** Whether the day exists: 2020-02-30 doesn't. */
export function isRealDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function parts(day: string): [year: number, month: number, date: number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}
