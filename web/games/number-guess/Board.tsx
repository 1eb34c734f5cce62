import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { NumberMove, NumberView } from '#contract/games/number-guess.ts';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { playSound } from '#web/ui/sound/sound.ts';
import { t } from '../messages/index.ts';
import type { BoardProps } from '../play/board.ts';
import { DigitField } from '../play/DigitField.tsx';
import { Keypad } from '../play/Keypad.tsx';
import { Guesses, Water } from './Guesses.tsx';
import '../games.css';

/** The water between the least and the most that are still possible grows narrower with every hint. */
export function Board({ view, onMove, announce }: BoardProps<NumberView, NumberMove>): ReactNode {
  const [typed, setTyped] = useState('');
  const hint = useHint(view, announce);
  const { min, max, isOver } = view;
  const digits = String(max).length;

  const guess = (): void => {
    const number = Number(typed);
    if (typed === '' || isOver) return;
    setTyped('');
    if (number < min || number > max) {
      refuse(t('games.number.invalidHint', { min, max }));
      return;
    }
    if (view.guesses.some((one) => one.guess === number)) {
      playSound('popup');
      showToast({ title: t('games.number.repeated', { guess: number }), emoji: '🙂' });
      return;
    }
    playSound('click');
    onMove({ guess: number });
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-center font-bold font-display text-lg">{hint ?? t('games.number.ask', { min, max })}</p>
      <Water view={view} />
      <Guesses view={view} />
      {!isOver && (
        <>
          <DigitField
            label={t('games.number.label')}
            value={typed}
            maxLength={digits}
            onChange={setTyped}
            onEnter={guess}
            className="mx-auto w-40"
          />
          <Keypad
            enter={t('games.number.guess')}
            isReady={typed !== ''}
            onDigit={(digit) => setTyped((before) => (before.length < digits ? before + digit : before))}
            onDelete={() => setTyped((before) => before.slice(0, -1))}
            onEnter={guess}
          />
        </>
      )}
    </div>
  );
}

function refuse(description: string): void {
  playSound('error');
  showToast({ title: t('games.number.invalid'), description, tone: 'destructive' });
}

/** What the last guess was told; it sounds, and is read out. */
function useHint({ guesses, target }: NumberView, announce: (words: string) => void): string | undefined {
  const last = guesses.at(-1);
  const lost = target !== undefined && last?.hint !== 'right';
  const words = last && t(`games.number.${last.hint}`, { guess: last.guess });
  const said = lost ? t('games.number.was', { target }) : words;
  const count = useRef(guesses.length);
  useEffect(() => {
    if (guesses.length === count.current || said === undefined) return;
    count.current = guesses.length;
    playSound(last?.hint === 'right' ? 'success' : lost ? 'popup' : 'whoosh');
    announce(said);
  }, [guesses.length, last?.hint, lost, said, announce]);
  return said;
}
