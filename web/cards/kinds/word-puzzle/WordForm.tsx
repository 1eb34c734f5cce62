import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { WORD_GUESS_MAX, type WordPuzzleCard as WordPuzzle } from '#contract/cards.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { motionAllowed } from '#web/ui/style/appearance.ts';
import { refocus } from '../../focus.ts';
import { GuessError } from '../../GuessError.tsx';
import { GuessList, withGuess } from '../../GuessList.tsx';
import { useGuessField } from '../../guess-field.ts';
import type { CardProps } from '../../kind.ts';
import { t } from '../../messages/index.ts';
import { endedElsewhere } from '../../refusals.ts';
import { toastGuessRefused, toastRight, toastWrong } from '../../toasts.ts';
import { useGuessWord } from './queries.ts';
import { WordField } from './WordField.tsx';

const WRONG_TOAST_MS = 3000;

export function WordForm({ card, onChange }: CardProps<WordPuzzle>): ReactNode {
  const { text: word, error, lost, type, clear, lose, check } = useGuessField(card.id, WORD_GUESS_MAX);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useGuess(
    { card, onChange },
    {
      onRead: clear,
      onWrong: () => {
        refocus(field.current);
        shake(field.current?.parentElement);
      },
      onLost: lose,
    },
  );

  const guess = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending && check()) mutate(word.toUpperCase());
  };

  return (
    <form onSubmit={guess} noValidate className="mt-4 flex flex-col gap-3">
      <WordField ref={field} length={card.length} value={word} error={error} readOnly={isPending} onChange={type} />
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
