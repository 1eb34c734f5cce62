import { currentLocale } from '#web/app/i18n/translator.ts';
import { t } from '../messages/closed/index.ts';
import type { Closed } from './closed.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** When Lilypad opens, in words and by the child's clock. */
export function openingSentence({ opensAt, timeZone }: Closed, now: Date): string {
  if (opensAt === null) return t('family.closed.opens.unknown');
  const at = new Date(opensAt);
  const time = formatClock(timeZone, at);
  const day = localDay(timeZone, at);
  if (day === localDay(timeZone, now)) return t('family.closed.opens.today', { time });
  if (day === localDay(timeZone, new Date(now.getTime() + DAY_MS)))
    return time === '0:00' ? t('family.closed.opens.tomorrowMorning') : t('family.closed.opens.tomorrow', { time });
  const name = at.toLocaleDateString(currentLocale(), { timeZone, weekday: 'long' });
  return t('family.closed.opens.day', { day: name, time });
}

/** As parents set it: 15:30. */
function formatClock(timeZone: string, at: Date): string {
  const time = at.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return time.replace(/^0/, '');
}

function localDay(timeZone: string, at: Date): string {
  return at.toLocaleDateString('en-CA', { timeZone });
}
