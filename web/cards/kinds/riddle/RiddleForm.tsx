import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { GUESS_MAX, type RiddleCard as Riddle } from '#contract/cards.ts';
import { sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { refocus } from '../../focus.ts';
import { GuessError, guessError } from '../../GuessError.tsx';
import { withGuess } from '../../GuessList.tsx';
import type { CardProps } from '../../kind.ts';
import { t } from '../../messages/index.ts';
import { endedElsewhere } from '../../refusals.ts';
import { toastGuessRefused, toastRight, toastWrong } from '../../toasts.ts';
import { useTypedGuess } from '../../typed-guess.ts';
import { useGuessRiddle } from './queries.ts';

export function RiddleForm({ card, onChange }: CardProps<Riddle>): ReactNode {
  const [text, setText] = useTypedGuess(card.id);
  const [error, setError] = useState<string>();
  // Why a guess couldn't be sent, which says nothing about the guess itself.
  const [lost, setLost] = useState<string>();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useGuess(
    { card, onChange },
    {
      onRead: () => setText(''),
      onWrong: () => refocus(field.current),
      onLost: (failure) => setLost(sentenceFor(failure)),
    },
  );

  const guess = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    const wrong = guessError(text, GUESS_MAX);
    setError(wrong);
    setLost(undefined);
    if (wrong === undefined) mutate(text.trim());
  };

  return (
    <form onSubmit={guess} noValidate className="flex flex-wrap items-start gap-3">
      <div className="min-w-0 flex-1 basis-40">
        <input
          ref={field}
          aria-label={t('cards.yourGuess')}
          aria-describedby={(error ?? lost) && id}
          aria-invalid={error !== undefined}
          placeholder={t('cards.typeGuess')}
          className="control"
          value={text}
          readOnly={isPending}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
            setLost(undefined);
          }}
        />
      </div>
      <Button
        type="submit"
        size="large"
        className="max-sm:px-5 max-[21.5rem]:grow"
        pending={isPending}
        disabled={text.trim() === ''}
      >
        {t('cards.guess')}
      </Button>
      <GuessError id={id} error={error ?? lost} />
    </form>
  );
}

interface Then {
  /** The server has read the guess. */
  onRead: () => void;
  onWrong: () => void;
  /** The guess couldn't be sent, so it stays in the field. */
  onLost: (failure: Error) => void;
}

function useGuess({ card, onChange }: CardProps<Riddle>, { onRead, onWrong, onLost }: Then) {
  return useGuessRiddle(card.id, {
    onAnswer: ({ isCorrect, answer = '', why, pointsAwarded }, guess) => {
      const lastGuesses = withGuess(card.lastGuesses, guess);
      onRead();
      if (isCorrect) {
        toastRight(t('cards.solved'), pointsAwarded);
        onChange({ state: 'solved', lastGuesses, answer: answer || guess, ...(why === undefined ? {} : { why }) });
        return;
      }
      toastWrong(t('cards.wrongGuess'), t('cards.wrongGuessHint'));
      onChange({ lastGuesses });
      onWrong();
    },
    onRefused: (failure) => {
      toastGuessRefused(failure);
      const state = endedElsewhere(failure);
      if (!state) {
        onLost(failure);
        return;
      }
      onRead();
      onChange({ state });
    },
  });
}
