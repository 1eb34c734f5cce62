import { DAY_MINUTES, type OpenRange } from '#contract/rules/family/open-hours.ts';
import { formatMinute, formatMinutes } from '#web/app/i18n/clock-times.ts';
import { dateLocale } from '#web/app/i18n/translator.ts';
import { t } from '../messages/controls/index.ts';

/** The end of a day is a word, because 12:00 AM also means its beginning. */
export function clock(minute: number): string {
  return minute === DAY_MINUTES ? t('family.time.midnight') : formatMinute(minute);
}

export function limitText(minutes: number | null): string {
  if (minutes === null) return t('family.time.none');
  if (minutes < 60) return t('family.time.minutes', { count: minutes });
  if (minutes === 60) return t('family.time.hour');
  return minutes === 120 ? t('family.time.hours') : t('family.time.hourMinutes', { minutes: minutes - 60 });
}

export function rangeText(range: OpenRange | null): string {
  if (!range) return t('family.time.closed');
  if (range.from === 0 && range.to === DAY_MINUTES) return t('family.time.allDay');
  if (range.to === DAY_MINUTES) return t('family.time.untilMidnight', { from: formatMinute(range.from) });
  return formatMinutes(range.from, range.to);
}

/** 2024 began on a Monday. */
export function dayName(weekday: number, style: 'short' | 'long'): string {
  const day = new Date(Date.UTC(2024, 0, 1 + weekday));
  return day.toLocaleDateString(dateLocale(), { weekday: style, timeZone: 'UTC' });
}
