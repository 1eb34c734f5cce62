import { t } from './messages/index.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Who reads it first and how long that takes here; rather too long than too short. */
export function reviewSentence(minutes: number | null): string {
  return minutes === null ? t('posts.heldFirst.soon') : `${t('posts.heldFirst')} ${usualWait(minutes)}`;
}

function usualWait(minutes: number): string {
  if (minutes <= 10) return t('posts.wait.few');
  if (minutes <= 50) return t('posts.wait.minutes', { count: Math.ceil(minutes / 10) * 10 });
  if (minutes <= 36 * HOUR) return t('posts.wait.hours', { count: Math.ceil(minutes / HOUR) });
  return t('posts.wait.days', { count: Math.ceil(minutes / DAY) });
}
