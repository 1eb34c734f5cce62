import type { ReactNode } from 'react';
import { t } from './messages/index.ts';

/** What is wrong with a guess before it is sent. The server checks it again. */
export function guessError(guess: string, max: number): string | undefined {
  const { length } = guess.trim();
  if (length === 0) return t('cards.guessMissing');
  return length > max ? t('cards.guessTooLong', { max }) : undefined;
}

/** Always rendered, because a screen reader only announces changes in a region that it already knows. */
export function GuessError({ id, error }: { id: string; error: string | undefined }): ReactNode {
  return (
    <p id={id} aria-live="polite" className="w-full font-bold text-lotus-deep text-sm empty:hidden">
      {error}
    </p>
  );
}
