import { createElement } from 'react';
import type { Achievement } from '#contract/rewards.ts';
import { readCelebrated, rememberCelebrated } from '#web/app/moments/celebrated.ts';
import { lazyMoment } from '#web/app/moments/lazy-moment.tsx';
import { celebrate } from '#web/app/moments/queue.ts';

const NewAchievementsCard = lazyMoment(() =>
  import('./NewAchievementsCard.tsx').then((file) => file.NewAchievementsCard),
);

/**
 * Celebrates everything earned since the last celebration on this device, in one card. On a device that is new to the child,
 * nothing from before this visit counts.
 */
export function noticeAchievements(all: readonly Achievement[], visitBegan: Date): void {
  const since = readCelebrated().achievementsUntil ?? visitBegan.toISOString();
  const fresh = all.filter(({ earnedAt }) => earnedAt !== null && earnedAt > since);
  const newest = fresh.map(({ earnedAt }) => earnedAt ?? '').reduce((one, other) => (one > other ? one : other), since);
  if (readCelebrated().achievementsUntil === undefined) rememberCelebrated({ achievementsUntil: since });
  if (fresh.length === 0) return;
  celebrate({
    id: `achievements:${newest}`,
    // Achievements of a card that is still waiting are included in the next one.
    group: { name: 'achievements', rank: Date.parse(newest) },
    show: (onClose) => createElement(NewAchievementsCard, { achievements: fresh, onClose }),
    onShow: () => rememberCelebrated({ achievementsUntil: newest }),
  });
}
