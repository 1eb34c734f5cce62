import { ApiError, sentenceFor } from '#web/app/api.ts';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { playSound } from '#web/ui/sound/sound.ts';
import { t } from './messages/index.ts';
import type { NewBuddy } from './NewBuddyCard.tsx';
import { celebrateBuddy } from './new-buddies.ts';

export function toastFailure(error: Error): void {
  if (error instanceof ApiError && error.code === 'asked_enough') {
    showToast({ title: t('friends.enough'), description: sentenceFor(error) });
    return;
  }
  playSound('error');
  showToast({ title: t('friends.failed'), description: sentenceFor(error), tone: 'destructive' });
}

/** How two stand to each other after an asking or a yes. */
export function showRelation(relation: string, child: NewBuddy): void {
  if (relation === 'buddy') {
    celebrateBuddy(child);
    return;
  }
  const name = child.displayName;
  playSound('success');
  if (relation === 'waiting') showToast({ title: t('friends.nowWaiting'), tone: 'success' });
  else showToast({ title: t('friends.asked', { name }), tone: 'success' });
}
