import type { Streaks } from '#contract/rewards/streaks.ts';
import { addDays, type Streak, type StreakKind, streakOn, weekOf } from '#contract/rules/streaks.ts';
import type { ChildActor } from '../../platform/actor.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { listDaysSince, listStreaks } from './streak-queries.ts';

export async function readStreaks(context: Context, { accountId, timeZone }: ChildActor): Promise<Streaks> {
  const today = dayIn(timeZone, context.clock.now());
  const monday = weekOf(today);
  const [streaks, days] = await Promise.all([
    listStreaks(context.db, { accountId }),
    listDaysSince(context.db, { accountId, since: monday }),
  ]);
  const daily = streaks.find(({ kind }) => kind === 'daily');
  return {
    ...presentStreaks(streaks, today),
    lastActiveDate: daily?.lastDay ?? null,
    today,
    week: presentWeek(monday, today, new Set(days.map(({ day }) => day)), daily),
  };
}

/** Streaks as they stand today: a streak that has ended counts 0. */
export function presentStreaks(streaks: readonly (Streak & { readonly kind: StreakKind })[], today: string) {
  const days = (kind: StreakKind) => {
    const streak = streaks.find((one) => one.kind === kind);
    return streak ? streakOn(streak, today) : 0;
  };
  return {
    currentStreak: days('daily'),
    riddleStreak: days('riddle'),
    gameStreak: days('game'),
    socialStreak: days('social'),
    longestStreak: streaks.find(({ kind }) => kind === 'daily')?.longest ?? 0,
  };
}

function presentWeek(
  monday: string,
  today: string,
  done: ReadonlySet<string>,
  daily: Streak | undefined,
): Streaks['week'] {
  const isKept = daily !== undefined && streakOn(daily, today) > 0;
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(monday, index);
    if (done.has(day)) return { day, state: 'done' };
    if (day > today) return { day, state: 'ahead' };
    if (day === today) return { day, state: 'today' };
    return { day, state: isKept && isResting(day, daily) ? 'rest' : 'missed' };
  });
}

/** Whether a day without a deed lies within the streak, which has gone on for at least one day before it. */
function isResting(day: string, { lastDay, current, restWeek }: Streak): boolean {
  if (day > lastDay) return true;
  return restWeek === weekOf(day) && current > 1;
}
