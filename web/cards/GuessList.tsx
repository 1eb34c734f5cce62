import type { ReactNode } from 'react';
import { t } from './messages/index.ts';

/** The last three guesses, so that no child tries the same one twice. */
export function GuessList({ guesses }: { guesses: readonly string[] }): ReactNode {
  if (guesses.length === 0) return null;
  return (
    <p className="min-w-0 py-2 text-ink-soft text-sm">
      {t('cards.yourGuesses')} <bdi>{guesses.slice(-LAST).join(' · ')}</bdi>
    </p>
  );
}

const LAST = 3;

export function withGuess(guesses: readonly string[], guess: string): string[] {
  return [...guesses, guess].slice(-LAST);
}
