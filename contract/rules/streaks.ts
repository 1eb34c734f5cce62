/**
 * Streaks count the days on which a child was here. One missed day in each week, from Monday to Sunday, is a rest day and ends
 * no streak (docs/product-decisions.md, P30). Days are YYYY-MM-DD in the child's own time zone.
 */
export const streakKinds = ['daily', 'riddle', 'game', 'social'] as const;
export type StreakKind = (typeof streakKinds)[number];

export interface Streak {
  /** Days with something done; rest days between them do not count. */
  readonly current: number;
  readonly longest: number;
  readonly lastDay: string;
  /** The Monday of the week whose rest day was used up last, since the streak began. */
  readonly restWeek: string | null;
  /** Rest days so far, over all streaks. */
  readonly rests: number;
}

export const streakLevels = ['getting_started', 'good', 'great', 'epic', 'legendary'] as const;
export type StreakLevel = (typeof streakLevels)[number];

const levelStarts: readonly (readonly [days: number, level: StreakLevel])[] = [
  [30, 'legendary'],
  [14, 'epic'],
  [7, 'great'],
  [3, 'good'],
];

/** 0 to 2 days, 3 to 6, 7 to 13, 14 to 29, 30 or more. */
export function streakLevelOf(days: number): StreakLevel {
  return levelStarts.find(([from]) => days >= from)?.[1] ?? 'getting_started';
}

/** The streak after a day with something done. A day that has passed already changes nothing. */
export function extendStreak(before: Streak | undefined, day: string): Streak {
  if (!before) return { current: 1, longest: 1, lastDay: day, restWeek: null, rests: 0 };
  if (day <= before.lastDay) return before;
  const missed = daysBetween(before.lastDay, day) - 1;
  const { longest, rests } = before;
  if (!canRest(before, missed)) return { current: 1, longest, lastDay: day, restWeek: null, rests };
  const current = before.current + 1;
  return {
    current,
    longest: Math.max(longest, current),
    lastDay: day,
    restWeek: missed > 0 ? weekOf(addDays(day, -1)) : before.restWeek,
    rests: rests + missed,
  };
}

/** The days of a streak as it stands on a day: 0 once it has ended. */
export function streakOn(streak: Streak, today: string): number {
  const missed = Math.max(0, daysBetween(streak.lastDay, today) - 1);
  return canRest(streak, missed) ? streak.current : 0;
}

/** Whether the missed days after the last one are all rest days: at most one in each week. */
function canRest({ lastDay, restWeek }: Streak, missed: number): boolean {
  const weeks = Array.from({ length: Math.min(missed, 3) }, (_, index) => weekOf(addDays(lastDay, index + 1)));
  return new Set([restWeek, ...weeks]).size === weeks.length + 1 && missed <= 2;
}

/** The Monday of the week that the day lies in. */
export function weekOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
