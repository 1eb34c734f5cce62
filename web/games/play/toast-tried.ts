import { showToast } from '#web/ui/feedback/show-toast.ts';
import { playSound } from '#web/ui/sound/sound.ts';
import { t } from '../messages/index.ts';

/** For a repeated guess. It isn't sent, because the server would refuse it, and it costs nothing. */
export function toastTried(guess: string | number): void {
  playSound('popup');
  showToast({ title: t('games.tried', { guess }), emoji: '🙂' });
}
