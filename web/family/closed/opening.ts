import { formatTime } from '#web/app/i18n/clock-times.ts';
import { dateLocale } from '#web/app/i18n/translator.ts';
import { t } from '../messages/closed/index.ts';
import type { Closed } from './closed.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** When Lilypad opens, in words and by the child's clock. */
export function openingSentence({ opensAt, timeZone }: Closed, now: Date): string {
  if (opensAt === null) return t('family.closed.opens.unknown');
  const at = new Date(opensAt);
  const time = formatTime(at, timeZone);
  const day = localDay(timeZone, at);
  if (day === localDay(timeZone, now)) return t('family.closed.opens.today', { time });
  if (day === localDay(timeZone, new Date(now.getTime() + DAY_MS)))
    return isMidnight(timeZone, at)
      ? t('family.closed.opens.tomorrowMorning')
      : t('family.closed.opens.tomorrow', { time });
  const name = at.toLocaleDateString(dateLocale(), { timeZone, weekday: 'long' });
  return t('family.closed.opens.day', { day: name, time });
}

/** The day begins there, and not a minute before. */
function isMidnight(timeZone: string, at: Date): boolean {
  return localDay(timeZone, at) !== localDay(timeZone, new Date(at.getTime() - 60_000));
}

function localDay(timeZone: string, at: Date): string {
  return at.toLocaleDateString('en-CA', { timeZone });
}
