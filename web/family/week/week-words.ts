import type { WeekOfChild } from '#contract/family.ts';
import { formatMinute } from '#web/app/i18n/clock-times.ts';
import { currentLocale, dateLocale } from '#web/app/i18n/translator.ts';
import { t } from '../messages/week/index.ts';

const DAY_MS = 86_400_000;

/** A day so many days after another, both YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The name of a weekday; a day of the child is the same day for a reader who lives elsewhere. */
export function formatWeekday(day: string, weekday: 'narrow' | 'short' | 'long'): string {
  return new Intl.DateTimeFormat(dateLocale(), { weekday, timeZone: 'UTC' }).format(new Date(day));
}

/** The first and the last of seven days. */
export function formatWeek(firstDay: string): string {
  const format = new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'long', timeZone: 'UTC' });
  return format.formatRange(new Date(firstDay), new Date(dayAfter(firstDay, 6)));
}

export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return hours > 0 ? t('family.week.hours', { hours, minutes: rest }) : t('family.week.minutes', { minutes: rest });
}

/** When reports are made on Fridays, on the child's own clock. */
export function reportTime(): string {
  return formatMinute(16 * 60);
}

/** In the order of what a parent looks for first. */
export const shownFigures = [
  'riddlesSolved',
  'pointsEarned',
  'postsCreated',
  'commentsPosted',
  'messagesSent',
  'newBuddies',
  'contentLiked',
  'jokesLiked',
] as const;

/** All figures of a week in one line. */
export function formatFigures(week: WeekOfChild): string {
  const figures = shownFigures.map(
    (figure) =>
      `${week[figure].toLocaleString(currentLocale())} ${t(`family.week.${figure}`, { count: week[figure] })}`,
  );
  return new Intl.ListFormat(currentLocale()).format([formatDuration(week.timeActiveMinutes), ...figures]);
}
