import { createElement } from 'react';
import { readCelebrated, rememberCelebrated } from '#web/app/moments/celebrated.ts';
import { lazyMoment } from '#web/app/moments/lazy-moment.tsx';
import { celebrate } from '#web/app/moments/queue.ts';

// Level-ups are rare, so their code loads on demand.
const LevelUp = lazyMoment(() => import('./LevelUp.tsx').then((file) => file.LevelUp));

/** Shows the level-up overlay, once for each level on a device; of several that wait only the highest. */
export function celebrateLevel(level: number): void {
  if (level <= (readCelebrated().level ?? 0)) return;
  celebrate({
    id: `level:${level}`,
    group: { name: 'level', rank: level },
    show: (onClose) => createElement(LevelUp, { level, onClose }),
    onShow: () => rememberCelebrated({ level }),
  });
}

/** Celebrates a level that points from elsewhere have brought: on another page, or while the child was away. */
export function noticeLevel(level: number): void {
  const { firstLevel, level: celebrated = 0 } = readCelebrated();
  if (firstLevel === undefined) rememberCelebrated({ firstLevel: level });
  else if (level > Math.max(firstLevel, celebrated)) celebrateLevel(level);
}
