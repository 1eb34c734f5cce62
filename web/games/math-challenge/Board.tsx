import { type ReactNode, useId, useRef } from 'react';
import type { MathMove, MathView } from '#contract/games/math-challenge.ts';
import { playSound } from '#web/ui/sound/sound.ts';
import { t } from '../messages/index.ts';
import type { BoardProps } from '../play/board.ts';
import { DigitField } from '../play/DigitField.tsx';
import { Keypad } from '../play/Keypad.tsx';
import { useDigits } from '../play/use-digits.ts';
import { useNewView } from '../play/use-new-view.ts';
import { Dots, formatProblem, formatSolved, isRight, Sums, Verdict } from './Sums.tsx';
import '../games.css';

const MAX_DIGITS = 4;

/** One problem after the other. Answered ones stay visible with the right result. */
export function Board({ view, onMove, announce }: BoardProps<MathView, MathMove>): ReactNode {
  const { answered, problem, hasBegun, isOver } = view;
  const asked = useId();
  const begins = useRef(!hasBegun);
  // The time runs from the first touch.
  const begin = (): void => {
    if (!begins.current) return;
    begins.current = false;
    void onMove({ do: 'begin' });
  };
  const answer = (number: number) => onMove({ do: 'answer', answer: number });
  const digits = useDigits({ maxLength: MAX_DIGITS, onEnter: answer, onTouch: begin });
  useNewView(view, (before) => {
    const last = answered.at(-1);
    if (!last || answered.length === before.answered.length) return;
    playSound(isRight(last) ? (isOver ? 'success' : 'click') : 'popup');
    const verdict = t(isRight(last) ? 'games.math.right' : 'games.math.wrong', { sum: formatSolved(last) });
    announce(problem ? `${verdict}. ${formatProblem(problem)}` : verdict);
  });
  return (
    <div className="flex flex-col gap-4">
      <Dots view={view} />
      {isOver || !problem ? (
        <Sums view={view} />
      ) : (
        <>
          <div className="games-sum">
            <p key={answered.length} id={asked} className="games-sum-asked">
              {formatProblem(problem)}
            </p>
            <DigitField
              label={t('games.math.label')}
              describedBy={asked}
              waits={!hasBegun}
              className="w-32"
              {...digits.field}
            />
          </div>
          <p className="min-h-7 text-center">
            <Told view={view} />
          </p>
          <Keypad enter={t('games.math.enter')} {...digits.keys} />
        </>
      )}
    </div>
  );
}

/** Whether the last answer was right. Before the first one, when the time starts. */
function Told({ view: { answered, hasBegun, timeLimit } }: { view: MathView }): ReactNode {
  const last = answered.at(-1);
  if (last) return <Verdict answered={last} />;
  return hasBegun || timeLimit === null ? null : t('games.math.start');
}
