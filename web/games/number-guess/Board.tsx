import type { ReactNode } from 'react';
import type { NumberMove, NumberView } from '#contract/games/number-guess.ts';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { playSound } from '#web/ui/sound/sound.ts';
import { t } from '../messages/index.ts';
import type { BoardProps } from '../play/board.ts';
import { DigitField } from '../play/DigitField.tsx';
import { Keypad } from '../play/Keypad.tsx';
import { toastTried } from '../play/toast-tried.ts';
import { useDigits } from '../play/use-digits.ts';
import { useNewView } from '../play/use-new-view.ts';
import { Guesses, Water } from './Guesses.tsx';
import '../games.css';

/** The water between the lowest and the highest possible number gets narrower with every hint. */
export function Board({ view, onMove, announce }: BoardProps<NumberView, NumberMove>): ReactNode {
  const { min, max, guesses, isOver } = view;
  const guess = (number: number): boolean | Promise<boolean> => {
    if (number < min || number > max) toastInvalid(view);
    else if (guesses.some((one) => one.guess === number)) toastTried(number);
    else {
      playSound('click');
      return onMove({ guess: number });
    }
    return true;
  };
  const digits = useDigits({ maxLength: String(max).length, onEnter: guess });
  useNewView(view, (before) => {
    if (guesses.length === before.guesses.length) return;
    playSound(isFound(view) ? 'success' : isOver ? 'popup' : 'whoosh');
    announce(progressText(view));
  });
  return (
    <div className="flex flex-col gap-4">
      <p key={guesses.length} className="games-saying">
        {progressText(view)}
      </p>
      <Water view={view} />
      <Guesses view={view} />
      {!isOver && (
        <>
          <DigitField label={t('games.number.label')} className="mx-auto w-40" {...digits.field} />
          <Keypad enter={t('games.number.guess')} {...digits.keys} />
        </>
      )}
    </div>
  );
}

function toastInvalid({ min, max }: NumberView): void {
  playSound('error');
  const description = t('games.number.invalidHint', { min, max });
  showToast({ title: t('games.number.invalid'), description, tone: 'destructive' });
}

function isFound({ guesses }: NumberView): boolean {
  return guesses.at(-1)?.hint === 'right';
}

/** The answer to the last guess, or instructions before the first. */
function progressText(view: NumberView): string {
  const { min, max, guesses, target } = view;
  const last = guesses.at(-1);
  if (!last) return t('games.number.ask', { min, max });
  if (target !== undefined && !isFound(view)) return t('games.number.was', { target });
  return t(`games.number.${last.hint}`, { guess: last.guess });
}
