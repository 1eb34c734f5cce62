import { useState } from 'react';
import { sentenceFor } from '#web/app/api.ts';
import { guessError } from './GuessError.tsx';
import { useTypedGuess } from './typed-guess.ts';

export interface GuessField {
  readonly text: string;
  /** What is wrong with the guess. */
  readonly error: string | undefined;
  /** Why it couldn't be sent, which says nothing about the guess itself. */
  readonly lost: string | undefined;
  type(text: string): void;
  clear(): void;
  /** The guess couldn't be sent, so it stays in the field. */
  lose(failure: Error): void;
  /** Whether the guess can be sent. If not, says why. */
  check(): boolean;
}

export function useGuessField(cardId: string, max: number): GuessField {
  const [text, setText] = useTypedGuess(cardId);
  const [error, setError] = useState<string>();
  const [lost, setLost] = useState<string>();
  return {
    text,
    error,
    lost,
    type: (next) => {
      setText(next);
      setError(undefined);
      setLost(undefined);
    },
    clear: () => setText(''),
    lose: (failure) => setLost(sentenceFor(failure)),
    check: () => {
      const wrong = guessError(text, max);
      setError(wrong);
      setLost(undefined);
      return wrong === undefined;
    },
  };
}
