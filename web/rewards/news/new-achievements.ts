import { createElement } from 'react';
import type { Achievement } from '#contract/rewards.ts';
import { readCelebrated, rememberCelebrated } from '#web/app/moments/celebrated.ts';
import { lazyMoment } from '#web/app/moments/lazy-moment.tsx';
import { celebrate } from '#web/app/moments/queue.ts';

const NewAchievementsCard = lazyMoment(() =>
  import('./NewAchievementsCard.tsx').then((file) => file.NewAchievementsCard),
);

/**
 * Celebrates what was earned since the last celebration on this device, all of it in one card. On a device that the child has not used
 * before, what was earned before this visit is no news.
 */
export function noticeAchievements(all: readonly Achievement[], visitBegan: Date): void {
  const since = readCelebrated().achievementsUntil ?? visitBegan.toISOString();
  const fresh = all.filter(({ earnedAt }) => earnedAt !== null && earnedAt > since);
  const newest = fresh.map(({ earnedAt }) => earnedAt ?? '').reduce((one, other) => (one > other ? one : other), since);
  if (readCelebrated().achievementsUntil === undefined) rememberCelebrated({ achievementsUntil: since });
  if (fresh.length === 0) return;
  celebrate({
    id: `achievements:${newest}`,
    // Those that still wait are among the ones of the next card.
    group: { name: 'achievements', rank: Date.parse(newest) },
    show: (onClose) => createElement(NewAchievementsCard, { achievements: fresh, onClose }),
    onShow: () => rememberCelebrated({ achievementsUntil: newest }),
  });
}
