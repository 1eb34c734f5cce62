import { type ReactNode, useEffect, useState } from 'react';
import type { TriviaView } from '#contract/games/trivia-challenge.ts';
import { ANSWER_MS, QUESTION_MS } from '#contract/rules/games/trivia-challenge.ts';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { playSound } from '#web/ui/sound/sound.ts';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../messages/index.ts';
import { Players } from '../room/Players.tsx';
import { TimeBar } from '../room/TimeBar.tsx';
import type { BoardProps } from './board-props.ts';
import { Question } from './Question.tsx';
import { Ready } from './Ready.tsx';
import { Score } from './Score.tsx';

/** The same question for all players. Answers are shown only when everyone has answered. */
export function TriviaBoard({ view, players, clockAhead, said, onMove }: BoardProps<TriviaView>): ReactNode {
  const { phase, number, of, question, endsAt } = view;
  const isShowing = phase === 'showing';
  return (
    <>
      <Players players={players} said={said} noteOf={({ seat }) => <Note view={view} seat={seat ?? -1} />} />
      {phase === 'ready' ? (
        <Ready endsAt={endsAt} clockAhead={clockAhead} />
      ) : (
        <>
          <TimeBar endsAt={endsAt} clockAhead={clockAhead} total={isShowing ? ANSWER_MS : QUESTION_MS}>
            <p className="text-ink-soft text-sm">{t('together.trivia.number', { number: number + 1, of })}</p>
          </TimeBar>
          <Question key={`question ${number}`}>{question}</Question>
          <Options key={number} view={view} onChoose={(choice) => onMove({ question: number, choice })} />
          <Feedback view={view} />
        </>
      )}
    </>
  );
}

function Note({ view, seat }: { view: TriviaView; seat: number }): ReactNode {
  const score = <Score count={view.scores[seat] ?? 0} />;
  if (view.phase === 'asking' && view.answered[seat])
    return (
      <>
        <Emoji of="✅" /> {score}
      </>
    );
  return view.wasRight[seat] ? (
    <>
      <Emoji of="🌟" /> {score}
    </>
  ) : (
    score
  );
}

function Options({ view, onChoose }: { view: TriviaView; onChoose: (choice: number) => boolean }): ReactNode {
  const { options, right, phase } = view;
  const [tapped, setTapped] = useState<number>();
  const choice = view.choice ?? tapped;
  const choose = (place: number): void => {
    if (choice !== undefined || phase !== 'asking' || !onChoose(place)) return;
    playSound('click');
    setTapped(place);
  };
  return (
    <fieldset aria-label={t('together.trivia.options')} className="flex flex-col gap-3">
      {options.map((option, place) => (
        <button
          key={option}
          type="button"
          aria-pressed={choice === place}
          aria-disabled={choice !== undefined || phase !== 'asking'}
          onClick={() => choose(place)}
          data-tone={right === place ? 'leaf' : undefined}
          className={cx(
            'games-option flex min-h-14 flex-wrap items-center gap-x-3 rounded-button border-2 px-4 py-2 text-start font-bold',
            right === place || choice === place ? 'border-tone bg-tone-soft text-tone-deep' : 'border-line bg-card',
            right !== null && right !== place && 'opacity-70',
            choice === undefined && phase === 'asking' && 'hover:bg-tone-soft active:scale-[0.98]',
          )}
        >
          <span aria-hidden="true" className="font-display text-tone-deep">
            {'ABC'[place]}
          </span>
          <span className="min-w-[min(100%,5rem)] flex-1 wrap-anywhere">{option}</span>
          {right === place && <Emoji of="✅" size={24} label={t('together.trivia.correct')} />}
        </button>
      ))}
    </fieldset>
  );
}

function Feedback({ view }: { view: TriviaView }): ReactNode {
  const { phase, choice, right, gained, explanation, options } = view;
  const isShowing = phase === 'showing';
  const isRight = isShowing && choice === right;
  useEffect(() => {
    if (isShowing) playSound(isRight ? 'success' : 'popup');
  }, [isShowing, isRight]);
  return (
    <div role="status" className="min-h-20 text-center">
      {phase === 'asking' && choice !== null && <p className="font-bold">{t('together.trivia.wait')}</p>}
      {isShowing && (
        <>
          <p className="font-bold font-display text-lg text-tone-deep">
            {isRight
              ? t('together.trivia.right', { points: gained })
              : t(choice === null ? 'together.trivia.none' : 'together.trivia.wrong')}
          </p>
          {/* The eye finds it marked among the answers. */}
          {!isRight && right !== null && (
            <p className="sr-only">{t('together.trivia.was', { answer: options[right] ?? '' })}</p>
          )}
          <p className="text-balance">{explanation}</p>
        </>
      )}
    </div>
  );
}
