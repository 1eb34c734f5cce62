import type { Streaks } from '#contract/rewards/streaks.ts';
import { extendStreak, type Streak, type StreakKind, streakOn } from '#contract/rules/rewards/streaks.ts';
import { addDays, startOfWeek } from '#contract/shared/days.ts';
import type { ChildActor } from '../../platform/actor.ts';
import { localDay } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { listDaysSince, listStreaks } from './streak-queries.ts';

export async function readStreaks(context: Context, { accountId, timeZone }: ChildActor): Promise<Streaks> {
  const today = localDay(timeZone, context.clock.now());
  const monday = startOfWeek(today);
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

/** The streaks as of today: one that has ended counts 0. */
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
  const restDay = daily && streakOn(daily, today) > 0 ? extendStreak(daily, today).restDay : null;
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(monday, index);
    if (done.has(day)) return { day, state: 'done' };
    if (day > today) return { day, state: 'ahead' };
    if (day === today) return { day, state: 'today' };
    return { day, state: day === restDay ? 'rest' : 'missed' };
  });
}
