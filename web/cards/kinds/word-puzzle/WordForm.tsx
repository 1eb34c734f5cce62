import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { WORD_GUESS_MAX, type WordPuzzleCard as WordPuzzle } from '#contract/cards.ts';
import { sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { motionAllowed } from '#web/ui/style/appearance.ts';
import { refocus } from '../../focus.ts';
import { GuessError, guessError } from '../../GuessError.tsx';
import { GuessList, withGuess } from '../../GuessList.tsx';
import type { CardProps } from '../../kind.ts';
import { t } from '../../messages/index.ts';
import { endedElsewhere } from '../../refusals.ts';
import { toastGuessRefused, toastRight, toastWrong } from '../../toasts.ts';
import { useTypedGuess } from '../../typed-guess.ts';
import { useGuessWord } from './queries.ts';
import { WordField } from './WordField.tsx';

const WRONG_TOAST_MS = 3000;

export function WordForm({ card, onChange }: CardProps<WordPuzzle>): ReactNode {
  const [word, setWord] = useTypedGuess(card.id);
  const [error, setError] = useState<string>();
  // Why a word couldn't be sent, which says nothing about the word itself.
  const [lost, setLost] = useState<string>();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useGuess(
    { card, onChange },
    {
      onRead: () => setWord(''),
      onWrong: () => {
        refocus(field.current);
        shake(field.current?.parentElement);
      },
      onLost: (failure) => setLost(sentenceFor(failure)),
    },
  );

  const guess = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    const wrong = guessError(word, WORD_GUESS_MAX);
    setError(wrong);
    setLost(undefined);
    if (wrong === undefined) mutate(word.toUpperCase());
  };

  return (
    <form onSubmit={guess} noValidate className="mt-4 flex flex-col gap-3">
      <WordField
        ref={field}
        length={card.length}
        value={word}
        error={error}
        readOnly={isPending}
        onChange={(next) => {
          setWord(next);
          setError(undefined);
          setLost(undefined);
        }}
      />
      <GuessError id={id} error={lost} />
      <Button type="submit" wide size="large" pending={isPending} disabled={word === ''}>
        {t('cards.guess')}
      </Button>
      <GuessList guesses={card.lastGuesses} />
    </form>
  );
}

interface Then {
  /** The server has read the word. */
  onRead: () => void;
  onWrong: () => void;
  /** The word couldn't be sent, so its letters stay. */
  onLost: (failure: Error) => void;
}

function useGuess({ card, onChange }: CardProps<WordPuzzle>, { onRead, onWrong, onLost }: Then) {
  return useGuessWord(card.id, {
    onAnswer: ({ isCorrect, answer = '', pointsEarned }, guess) => {
      const lastGuesses = withGuess(card.lastGuesses, guess);
      onRead();
      if (isCorrect) {
        toastRight(t('cards.solved'), pointsEarned);
        onChange({ state: 'solved', lastGuesses, answer: answer || guess });
        return;
      }
      toastWrong(t('cards.wrongWord'), t('cards.wrongWordHint'), WRONG_TOAST_MS);
      onChange({ lastGuesses });
      onWrong();
    },
    onRefused: (failure) => {
      toastGuessRefused(failure);
      if (!endedElsewhere(failure)) {
        onLost(failure);
        return;
      }
      onRead();
      onChange({ state: 'solved' });
    },
  });
}

function shake(boxes: HTMLElement | null | undefined): void {
  if (!boxes?.animate || !motionAllowed()) return;
  const steps = [0, -7, 6, -4, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  boxes.animate(steps, { duration: 380, easing: 'ease-out' });
}
