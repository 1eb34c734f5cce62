import { sentenceFor } from '#web/app/api.ts';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { playSound } from '#web/ui/sound/sound.ts';
import { t } from './messages/index.ts';
import { endedElsewhere } from './refusals.ts';

/** The sound comes with the points. */
export function toastRight(title: string, points: number): void {
  const description = points > 0 ? t('cards.pointsForYou', { count: points }) : undefined;
  showToast({ title, description, tone: 'success' });
}

/** A wrong answer is no failure: no red, and a soft sound. */
export function toastWrong(title: string, description: string, duration?: number): void {
  playSound('popup');
  showToast({ title, description, duration, emoji: '🤔' });
}

/** A guess that couldn't be sent. */
export function toastGuessRefused(error: Error): void {
  if (endedElsewhere(error)) toastFailed(t('cards.cannotGuess'), sentenceFor(error));
  else toastFailed(t('cards.error'), t('cards.errorHint'));
}

export function toastFailed(title: string, description?: string): void {
  playSound('error');
  showToast({ title, description, tone: 'destructive' });
}
