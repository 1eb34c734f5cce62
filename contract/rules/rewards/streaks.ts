import { addDays, daysBetween, startOfWeek } from '../../shared/days.ts';

/**
 * Streaks count the days on which a child was here. One missed day in each week, from Monday to Sunday, is a rest day and ends
 * no streak (docs/product-decisions.md, P30): a streak is the longest run of days up to the last one in which no week misses two.
 * So a day that is noted late, or again after a journey, can only make it longer. Days are YYYY-MM-DD in the child's own time zone.
 */
export const streakKinds = ['daily', 'riddle', 'game', 'social'] as const;
export type StreakKind = (typeof streakKinds)[number];

export interface Streak {
  /** Days with something done; rest days between them do not count. */
  readonly current: number;
  readonly longest: number;
  readonly lastDay: string;
  /** The last rest day within the streak. */
  readonly restDay: string | null;
  /** Rest days so far, over all streaks. */
  readonly rests: number;
}

const streakLevels = ['getting_started', 'good', 'great', 'epic', 'legendary'] as const;
export type StreakLevel = (typeof streakLevels)[number];

const levelStarts: readonly (readonly [days: number, level: StreakLevel])[] = [
  [30, 'legendary'],
  [14, 'epic'],
  [7, 'great'],
  [3, 'good'],
];

/** 0 to 2 days, 3 to 6, 7 to 13, 14 to 29, 30 or more. */
export function toStreakLevel(days: number): StreakLevel {
  return levelStarts.find(([from]) => days >= from)?.[1] ?? 'getting_started';
}

/** The streak of all days with something done, in any order. */
export function countStreak(days: Iterable<string>): Streak | undefined {
  return [...new Set(days)].sort().reduce<Streak | undefined>(extendStreak, undefined);
}

/** The streak after a day with something done, which is no earlier than its last one. */
export function extendStreak(before: Streak | undefined, day: string): Streak {
  if (!before) return { current: 1, longest: 1, lastDay: day, restDay: null, rests: 0 };
  const missed = daysBetween(before.lastDay, day) - 1;
  if (missed < 0) return before;
  const { current, restDay, rests } = bridge(before, missed) ?? { current: 0, restDay: null, rests: 0 };
  return {
    current: current + 1,
    longest: Math.max(before.longest, current + 1),
    lastDay: day,
    restDay,
    rests: before.rests + rests,
  };
}

/** What is left of a streak after missed days; undefined when two of them lie in the same week. */
function bridge({ current, lastDay, restDay }: Streak, missed: number) {
  if (missed === 0) return { current, restDay, rests: 0 };
  const first = addDays(lastDay, 1);
  const last = addDays(lastDay, missed);
  if (missed > 2 || (missed === 2 && startOfWeek(first) === startOfWeek(last))) return undefined;
  // The week has had its rest day: the days after that one are a run of their own.
  const isSecond = restDay !== null && startOfWeek(restDay) === startOfWeek(first);
  return { current: isSecond ? daysBetween(restDay, lastDay) : current, restDay: last, rests: missed };
}

/** The days of a streak as it stands on a day: 0 once it has ended. */
export function streakOn(streak: Streak, today: string): number {
  return today <= streak.lastDay ? streak.current : extendStreak(streak, today).current - 1;
}
