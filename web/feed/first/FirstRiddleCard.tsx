import { type ReactNode, useEffect, useId, useRef } from 'react';
import { choices as letters } from '#contract/cards.ts';
import { GuessError } from '#web/cards/GuessError.tsx';
import { look } from '#web/cards/kinds/riddle/look.ts';
import { Option, type OptionState } from '#web/cards/kinds/trivia/Option.tsx';
import { Outcome } from '#web/cards/Outcome.tsx';
import { PlayCard } from '#web/cards/PlayCard.tsx';
import { PointsChip } from '#web/points/PointsChip.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Confetti } from '#web/ui/feedback/Confetti.tsx';
import { t } from '../messages/first/index.ts';
import type { FirstRiddle } from '../queries.ts';
import type { Playing } from './first-riddle.ts';

interface FirstRiddleCardProps {
  first: FirstRiddle;
  playing: Playing;
  onGoOn: () => void;
}

/** A riddle with three answers to tap. A wrong one brings the hint; the right one is celebrated until the child goes on. */
export function FirstRiddleCard({ first, playing, onGoOn }: FirstRiddleCardProps): ReactNode {
  const { riddle, choices, hint } = first;
  const { missed, picked, solved, lost, pick } = playing;
  const id = useId();
  const optionState = (choice: string): OptionState => {
    if (missed.includes(choice)) return 'ruledOut';
    if (!solved) return 'open';
    return choice === solved.answer ? 'hit' : 'past';
  };
  return (
    <PlayCard
      look={look}
      label={t('feed.first.label')}
      prize={<PointsChip points={riddle.points} won={solved !== undefined} />}
      title={riddle.question}
      spoken={[riddle.question, ...choices.map((choice) => `${choice}.`)].join(' ')}
    >
      <fieldset aria-label={t('feed.first.choices')} className="mt-4 flex min-w-0 flex-col gap-2.5">
        {choices.map((choice, place) => (
          <Option
            key={choice}
            letter={letters[place] ?? 'C'}
            text={choice}
            state={optionState(choice)}
            pending={picked === choice}
            locked={solved !== undefined || picked !== undefined || missed.includes(choice)}
            onPick={() => pick(choice)}
          />
        ))}
      </fieldset>
      <div className="mt-3 has-[:empty]:hidden">
        <GuessError id={id} error={lost} />
      </div>
      <div role="status">
        {missed.length > 0 && !solved && (
          <IntoView>
            <Outcome tone="sky" emoji="💡">
              <p dir="auto">{t('feed.first.hint', { hint })}</p>
            </Outcome>
          </IntoView>
        )}
      </div>
      {solved ? <Solved solved={solved} onGoOn={onGoOn} /> : <Skip onGoOn={onGoOn} />}
    </PlayCard>
  );
}

/** On a small phone what appears is below the fold, and a six-year-old does not look for it. */
function IntoView({ children }: { children: ReactNode }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className="mt-3 scroll-mb-24 wide:scroll-mb-6">
      {children}
    </div>
  );
}

function Skip({ onGoOn }: { onGoOn: () => void }): ReactNode {
  return (
    <div className="mt-2 -mb-3 flex justify-end">
      <Button look="ghost" className="-me-5" onClick={onGoOn}>
        {t('feed.first.skip')}
      </Button>
    </div>
  );
}

function Solved({ solved, onGoOn }: { solved: NonNullable<Playing['solved']>; onGoOn: () => void }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which an effect must not return.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className="first-solved mt-4 flex flex-col gap-4">
      <Outcome tone="leaf" mood="cheering" title={t('feed.first.solved')}>
        <p dir="auto">{t('feed.first.earned', { answer: solved.answer, count: solved.points })}</p>
      </Outcome>
      <Button size="large" wide tone="leaf" onClick={onGoOn}>
        {t('feed.first.goOn')}
      </Button>
      <Button look="secondary" wide to="/my-pip">
        {t('feed.first.now.pip')}
      </Button>
      <Confetti pieces={50} />
    </div>
  );
}
