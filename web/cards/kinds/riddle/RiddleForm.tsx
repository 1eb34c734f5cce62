import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { GUESS_MAX, type RiddleCard as Riddle } from '#contract/cards.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { refocus } from '../../focus.ts';
import { GuessError } from '../../GuessError.tsx';
import { withGuess } from '../../GuessList.tsx';
import { useGuessField } from '../../guess-field.ts';
import type { CardProps } from '../../kind.ts';
import { t } from '../../messages/index.ts';
import { endedElsewhere } from '../../refusals.ts';
import { toastGuessRefused, toastRight, toastWrong } from '../../toasts.ts';
import { useGuessRiddle } from './queries.ts';

export function RiddleForm({ card, onChange }: CardProps<Riddle>): ReactNode {
  const { text, error, lost, type, clear, lose, check } = useGuessField(card.id, GUESS_MAX);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useGuess(
    { card, onChange },
    { onRead: clear, onWrong: () => refocus(field.current), onLost: lose },
  );

  const guess = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending && check()) mutate(text.trim());
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
          onChange={(event) => type(event.target.value)}
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
