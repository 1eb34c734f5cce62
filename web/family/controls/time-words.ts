import type { OpenRange } from '#contract/rules/family/open-hours.ts';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { t } from '../messages/controls/index.ts';

/** 930 is 15:30, and 1440 is 24:00. */
export function clock(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
}

export function limitText(minutes: number | null): string {
  if (minutes === null) return t('family.time.none');
  if (minutes < 60) return t('family.time.minutes', { count: minutes });
  if (minutes === 60) return t('family.time.hour');
  return minutes === 120 ? t('family.time.hours') : t('family.time.hourMinutes', { minutes: minutes - 60 });
}

export function rangeText(range: OpenRange | null): string {
  if (!range) return t('family.time.closed');
  if (range.from === 0 && range.to === 1440) return t('family.time.allDay');
  return `${clock(range.from)}–${clock(range.to)}`;
}

/** 2024 began on a Monday. */
export function dayName(weekday: number, style: 'short' | 'long'): string {
  const day = new Date(Date.UTC(2024, 0, 1 + weekday));
  return day.toLocaleDateString(currentLocale(), { weekday: style, timeZone: 'UTC' });
}
