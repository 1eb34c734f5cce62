import {
  DAYS_PER_WEEK,
  type StopPlace,
  type StopReason,
  type WeekFigure,
  type WeekFigures,
  weekFigures,
} from '#contract/rules/week-figures.ts';
import { daysBetween } from '#contract/shared/days.ts';
import { children } from '../../accounts/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';
import type { Module } from '../../platform/module.ts';

declare module '../../platform/module.ts' {
  interface Module {
    /** Counts what children did, for many children at once. */
    readonly weekFigures?: (db: Queryable, spans: Spans) => Promise<readonly CountedFigure[]>;
    /** Counts what the filter stopped. */
    readonly weekStops?: (db: Queryable, spans: Spans) => Promise<readonly (Stop & { readonly childId: string })[]>;
  }
}

/** Which children, from when and until when: arrays of the same length, as queries take them. */
export interface Spans {
  readonly childIds: readonly string[];
  readonly since: readonly Date[];
  readonly until: readonly Date[];
}

export interface CountedFigure {
  readonly childId: string;
  readonly figure: WeekFigure;
  readonly count: number;
}

/** Seven days of a child. */
export interface Week {
  readonly childId: string;
  /** The first day, YYYY-MM-DD in the child's time zone. */
  readonly firstDay: string;
  readonly since: Date;
  readonly until: Date;
}

export interface Stop {
  readonly place: StopPlace;
  readonly reason: StopReason;
  readonly count: number;
}

export interface CountedWeek {
  readonly figures: WeekFigures;
  readonly minutesByDay: readonly number[];
  readonly stops: readonly Stop[];
}

/** Takes a few queries however many children there are. The results are in the order of `weeks`. */
export async function countWeeks(
  { modules }: Pick<Context, 'modules'>,
  db: Queryable,
  weeks: readonly Week[],
): Promise<readonly CountedWeek[]> {
  const spans: Spans = {
    childIds: weeks.map(({ childId }) => childId),
    since: weeks.map(({ since }) => since),
    until: weeks.map(({ until }) => until),
  };
  const [figures, minutes, stops] = await Promise.all([
    fromAll(modules, ({ weekFigures: count }) => count?.(db, spans)),
    children.countActiveMinutes(db, spans),
    fromAll(modules, ({ weekStops: count }) => count?.(db, spans)),
  ]);
  const minutesByChild = Map.groupBy(minutes, ({ childId }) => childId);
  const stopsByChild = Map.groupBy(stops, ({ childId }) => childId);
  const figuresByChild = Map.groupBy(figures, ({ childId }) => childId);
  return weeks.map(({ childId, firstDay }) => ({
    figures: sumFigures(figuresByChild.get(childId) ?? []),
    minutesByDay: byDay(firstDay, minutesByChild.get(childId) ?? []),
    stops: (stopsByChild.get(childId) ?? []).map(({ place, reason, count }) => ({ place, reason, count })),
  }));
}

async function fromAll<Counted>(
  modules: readonly Module[],
  count: (module: Module) => Promise<readonly Counted[]> | undefined,
): Promise<readonly Counted[]> {
  return (await Promise.all(modules.map((module) => count(module) ?? []))).flat();
}

function sumFigures(counted: readonly CountedFigure[]): WeekFigures {
  const sum = (wanted: WeekFigure) =>
    counted.reduce((total, { figure, count }) => (figure === wanted ? total + count : total), 0);
  return Object.fromEntries(weekFigures.map((figure) => [figure, sum(figure)])) as WeekFigures;
}

/** A child who moved to another time zone may have minutes on the day before or after. They count for the nearest day. */
function byDay(firstDay: string, minutes: readonly { readonly day: string; readonly minutes: number }[]): number[] {
  const days = Array.from({ length: DAYS_PER_WEEK }, () => 0);
  for (const { day, minutes: count } of minutes) {
    const index = Math.min(Math.max(daysBetween(firstDay, day), 0), DAYS_PER_WEEK - 1);
    days[index] = (days[index] ?? 0) + count;
  }
  return days;
}
