import { createElement } from 'react';
import { readCelebrated, rememberCelebrated } from '#web/app/moments/celebrated.ts';
import { lazyMoment } from '#web/app/moments/lazy-moment.tsx';
import { celebrate } from '#web/app/moments/queue.ts';
import type { NewBuddy } from './NewBuddyCard.tsx';

const NewBuddyCard = lazyMoment(() => import('./NewBuddyCard.tsx').then((file) => file.NewBuddyCard));

export function celebrateBuddy(buddy: NewBuddy): void {
  const id = momentName(buddy);
  celebrate({
    id,
    show: (onClose) => createElement(NewBuddyCard, { buddy, onClose }),
    onShow: () => rememberCelebrated({ ids: [...readCelebrated().ids, id] }),
  });
}

/** Celebrates a buddy who came from elsewhere, unless this device has done so already. */
export function noticeBuddy(buddy: NewBuddy): void {
  if (!readCelebrated().ids.includes(momentName(buddy))) celebrateBuddy(buddy);
}

function momentName({ id }: NewBuddy): string {
  return `buddy:${id}`;
}
