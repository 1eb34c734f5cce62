import { t } from '../messages/index.ts';

/** The sentence for a streak of so many days. It never warns. */
export function encouragementFor(days: number): string {
  if (days === 0) return t('rewards.streaks.message.none');
  if (days === 1) return t('rewards.streaks.message.one');
  if (days < 7) return t('rewards.streaks.message.days');
  if (days < 14) return t('rewards.streaks.message.week');
  if (days < 30) return t('rewards.streaks.message.weeks');
  return t('rewards.streaks.message.month');
}
