import { createElement } from 'react';
import type { DailyChallenge } from '#contract/rewards.ts';
import { readCelebrated, rememberCelebrated } from '#web/app/moments/celebrated.ts';
import { lazyMoment } from '#web/app/moments/lazy-moment.tsx';
import { celebrate } from '#web/app/moments/queue.ts';
import { isAllDone } from '../challenges/challenge.ts';

const ChallengeDone = lazyMoment(() => import('../challenges/ChallengeDone.tsx').then((file) => file.ChallengeDone));

/**
 * Celebrates a day's challenge once, when its last item is done. `wasOpen` means that this page has seen it unfinished.
 * Otherwise another device may have celebrated it already, unless the server still has to store that it is complete.
 */
export function noticeChallenge(daily: DailyChallenge, wasOpen: boolean): void {
  if (!isAllDone(daily) || (daily.progress.completed && !wasOpen)) return;
  const id = `challenge:${daily.challenge.date}`;
  if (readCelebrated().ids.includes(id)) return;
  celebrate({
    id,
    show: (onClose) => createElement(ChallengeDone, { reward: daily.challenge.specialReward, onClose }),
    onShow: () => rememberCelebrated({ ids: [...readCelebrated().ids, id] }),
  });
}
