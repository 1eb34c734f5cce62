import { ageGroupOf, ageGroups } from '#contract/rules/age.ts';
import { DAY, later } from '../platform/clock.ts';
import type { Queryable } from '../platform/db/statement.ts';
import { countActiveChildren, countChildrenByAge, countChildrenByState, listLastDays } from './figure-queries.ts';

/** How many children there are and how many come, for the dashboard; about nobody in particular. */
export async function countChildrenNow(db: Queryable, now: Date) {
  const [states, ages, active, days] = await Promise.all([
    countChildrenByState(db, { now }),
    countChildrenByAge(db, { now }),
    countActiveChildren(db, { dayAgo: later(now, -DAY), weekAgo: later(now, -7 * DAY) }),
    listLastDays(db, { now }),
  ]);
  const inState = (name: string) => states.find(({ state }) => state === name)?.count ?? 0;
  return {
    children: {
      active: inState('active'),
      paused: inState('paused'),
      leaving: inState('leaving'),
      removed: inState('removed'),
    },
    ageGroups: ageGroups.map((ageGroup) => ({
      ageGroup,
      children: ages.filter(({ age }) => ageGroupOf(age) === ageGroup).reduce((sum, { count }) => sum + count, 0),
    })),
    activeDay: active.day,
    activeWeek: active.week,
    days,
  };
}
