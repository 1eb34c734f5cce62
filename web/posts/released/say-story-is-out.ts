import { showToast } from '#web/ui/feedback/show-toast.ts';
import { playSound } from '#web/ui/sound/sound.ts';
import { t } from '../messages/index.ts';

/** On the pond's page the card says it; everywhere else a toast does. */
export function sayStoryIsOut(): void {
  playSound('notification');
  if (location.pathname !== '/')
    showToast({ title: t('posts.out'), description: t('posts.out.text'), tone: 'success', emoji: '🎉' });
}
