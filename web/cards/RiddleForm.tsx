import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { riddleGuess } from '#contract/cards.ts';
import { t } from '#web/app/messages/index.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { refocus } from './focus.ts';
import { withGuess } from './GuessList.tsx';
import { useGuessRiddle } from './queries.ts';
import type { RiddleProps } from './RiddleCard.tsx';
import { endedElsewhere } from './refusals.ts';
import { toastGuessRefused, toastRight, toastWrong } from './toasts.ts';

export function RiddleForm({ card, onChange }: RiddleProps): ReactNode {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useGuess({ card, onChange }, () => {
    setText('');
    refocus(field.current);
  });

  const guess = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    const checked = z.safeParse(riddleGuess, { guess: text });
    setError(checked.error?.issues[0]?.message);
    if (checked.success) mutate(checked.data.guess);
  };

  return (
    <form onSubmit={guess} noValidate className="flex flex-wrap items-start gap-3">
      <Field
        ref={field}
        label={t('cards.yourGuess')}
        labelHidden
        placeholder={t('cards.typeGuess')}
        className="min-w-40 flex-1"
        value={text}
        error={error}
        readOnly={isPending}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
      />
      <Button
        type="submit"
        size="large"
        className="max-sm:px-5 max-[21.5rem]:grow"
        pending={isPending}
        disabled={text.trim() === ''}
      >
        {t('cards.guess')}
      </Button>
    </form>
  );
}

function useGuess({ card, onChange }: RiddleProps, onWrong: () => void): ReturnType<typeof useGuessRiddle> {
  return useGuessRiddle(card.id, {
    onAnswer: ({ isCorrect, answer = '', pointsAwarded }, guess) => {
      const lastGuesses = withGuess(card.lastGuesses, guess);
      if (isCorrect) {
        toastRight(t('cards.solved'), pointsAwarded);
        onChange({ state: 'solved', lastGuesses, answer: answer || guess });
        return;
      }
      toastWrong(t('cards.wrongGuess'), t('cards.wrongGuessHint'));
      onChange({ lastGuesses });
      onWrong();
    },
    onRefused: (failure) => {
      toastGuessRefused(failure);
      const state = endedElsewhere(failure);
      if (state) onChange({ state });
    },
  });
}
