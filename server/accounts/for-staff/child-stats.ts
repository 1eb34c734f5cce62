import { ageGroups, toAgeGroup } from '#contract/rules/age.ts';
import { DAY, later } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import * as queries from './child-stats-queries.ts';

/** Up to this many children, counting is quick and done on each request. */
const MAX_COUNTED_ON_REQUEST = 5000;

/** How many children there are and how many are active. For a large number it is the job's last count. */
export async function readChildStats(
  db: Queryable,
  now: Date,
): Promise<{ stats: queries.ChildStats; countedAt: Date }> {
  const stored = await queries.findChildStats(db, {});
  return stored ?? { stats: await countChildStats(db, now), countedAt: now };
}

/** For a large number it is the job's last count. */
export async function countChildren(db: Queryable): Promise<number> {
  return (await queries.countChildren(db, {})).count;
}

/** A job: counts, and stores the result where there are many children. */
export async function refreshChildStats({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const stats = await countChildStats(db, now);
  const { active, paused, leaving, removed } = stats.children;
  if (active + paused + leaving + removed > MAX_COUNTED_ON_REQUEST) await queries.storeChildStats(db, { stats, now });
  else await queries.deleteChildStats(db, {});
}

async function countChildStats(db: Queryable, now: Date): Promise<queries.ChildStats> {
  const [states, ages, active, days] = await Promise.all([
    queries.countChildrenByState(db, { now }),
    queries.countChildrenByAge(db, { now }),
    queries.countActiveChildren(db, { dayAgo: later(now, -DAY), weekAgo: later(now, -7 * DAY) }),
    queries.listLastDays(db, { now }),
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
      children: ages.filter(({ age }) => toAgeGroup(age) === ageGroup).reduce((sum, { count }) => sum + count, 0),
    })),
    activeDay: active.day,
    activeWeek: active.week,
    days,
  };
}
