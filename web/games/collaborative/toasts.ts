import { ApiError, sentenceFor } from '#web/app/api.ts';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { playSound } from '#web/ui/sound/sound.ts';
import { t } from './messages/index.ts';

export function toastCreated(): void {
  playSound('success');
  showToast({ title: t('together.created'), description: t('together.created.text'), tone: 'success' });
}

export function toastJoined(): void {
  playSound('popup');
  showToast({ title: t('together.joined'), description: t('together.joined.text'), tone: 'success' });
}

/** The server's own message, or a general one. */
export function toastRefusal(
  error: Error,
  fallback: 'together.error.create' | 'together.error.join' | 'together.moveFailed',
): void {
  playSound('error');
  const description = error instanceof ApiError ? sentenceFor(error) : t(fallback);
  showToast({ title: t('together.error'), description, tone: 'destructive' });
}

export async function copyCode(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    showToast({ title: t('together.copied'), description: t('together.copied.text'), tone: 'success' });
  } catch {
    // Without https there is no clipboard, so the code is shown to be read out.
    showToast({ title: t('together.inviteCode', { code }) });
  }
}
