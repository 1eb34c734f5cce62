import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MathMove, MathView } from '#contract/games/math-challenge.ts';
import { playSound } from '#web/ui/sound/sound.ts';
import { t } from '../messages/index.ts';
import type { BoardProps } from '../play/board.ts';
import { DigitField } from '../play/DigitField.tsx';
import { Keypad } from '../play/Keypad.tsx';
import { Dots, isRight, Sums, signOf, sumOf, Verdict } from './Sums.tsx';
import '../games.css';

const MAX_DIGITS = 4;

/** One sum after the other; what was answered stays in sight with what is right. */
export function Board({ view, onMove, announce }: BoardProps<MathView, MathMove>): ReactNode {
  const [typed, setTyped] = useState('');
  const hasBegun = useRef(view.hasBegun);
  useAnswerSounds(view, announce);
  const last = view.answered.at(-1);

  // The time runs from the first touch.
  const begin = (): void => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    onMove({ do: 'begin' });
  };
  const answer = (): void => {
    if (typed === '' || view.isOver) return;
    setTyped('');
    onMove({ do: 'answer', answer: Number(typed) });
  };
  return (
    <div className="flex flex-col gap-4">
      <Dots view={view} />
      {view.problem && (
        <>
          <p key={view.answered.length} className="games-sum" aria-live="polite">
            {view.problem.left} {signOf(view.problem.operation)} {view.problem.right} =
            <DigitField
              label={t('games.math.label')}
              value={typed}
              maxLength={MAX_DIGITS}
              waits={!view.hasBegun}
              onChange={setTyped}
              onEnter={answer}
              onFocus={begin}
              className="w-32"
            />
          </p>
          <p className="min-h-7 text-center" aria-hidden={last === undefined || undefined}>
            {last ? <Verdict answered={last} /> : !view.hasBegun && view.timeLimit !== null && t('games.math.start')}
          </p>
          <Keypad
            enter={t('games.math.enter')}
            isReady={typed !== ''}
            onDigit={(digit) => {
              begin();
              setTyped((before) => (before.length < MAX_DIGITS ? before + digit : before));
            }}
            onDelete={() => setTyped((before) => before.slice(0, -1))}
            onEnter={answer}
          />
        </>
      )}
      {view.isOver && <Sums view={view} />}
    </div>
  );
}

function useAnswerSounds({ answered, isOver }: MathView, announce: (words: string) => void): void {
  const count = useRef(answered.length);
  useEffect(() => {
    if (answered.length === count.current) return;
    count.current = answered.length;
    const last = answered.at(-1);
    if (!last) return;
    playSound(isRight(last) ? (isOver ? 'success' : 'click') : 'popup');
    announce(t(isRight(last) ? 'games.math.right' : 'games.math.wrong', { sum: sumOf(last) }));
  }, [answered, isOver, announce]);
}
