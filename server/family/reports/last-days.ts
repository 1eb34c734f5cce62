import { DAYS_PER_WEEK } from '#contract/rules/week-figures.ts';
import { addDays } from '#contract/shared/days.ts';
import { dayStart, HOUR, later, localDay } from '../../platform/clock.ts';
import type { Week } from './figures.ts';

/** Today and the six days before, by the child's own clock. */
export function lastSevenDays(childId: string, timeZone: string, now: Date): Week {
  const firstDay = addDays(localDay(timeZone, now), 1 - DAYS_PER_WEEK);
  return { childId, firstDay, since: startOfDay(timeZone, firstDay), until: now };
}

/** Noon in London is on that day nearly everywhere. Where it is already the next day, use the noon before. */
function startOfDay(timeZone: string, day: string): Date {
  const noon = new Date(`${day}T12:00:00Z`);
  const within = localDay(timeZone, noon) === day ? noon : later(noon, -12 * HOUR);
  return dayStart(timeZone, within);
}
