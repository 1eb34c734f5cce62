import { currentLocale } from '#web/app/i18n/translator.ts';
import { t } from './messages/index.ts';

const units: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "2 hours ago", "yesterday". Never "in 3 minutes" because of a wrong clock. */
export function timeAgo(instant: string, now: number): string {
  const seconds = (now - Date.parse(instant)) / 1000;
  const fitting = units.find(([, length]) => seconds >= length);
  if (!fitting) return t('posts.justNow');
  const [unit, length] = fitting;
  return new Intl.RelativeTimeFormat(currentLocale(), { numeric: 'auto' }).format(-Math.floor(seconds / length), unit);
}
