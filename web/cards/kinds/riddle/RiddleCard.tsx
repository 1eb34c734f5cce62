import { type ReactNode, type RefObject, useState } from 'react';
import type { RiddleCard as Riddle } from '#contract/cards.ts';
import { PointsChip } from '#web/points/PointsChip.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { useFocusWhen } from '../../focus.ts';
import { GuessList } from '../../GuessList.tsx';
import type { CardProps } from '../../kind.ts';
import { t } from '../../messages/index.ts';
import { Outcome } from '../../Outcome.tsx';
import { PlayCard } from '../../PlayCard.tsx';
import { look } from './look.ts';
import { RevealQuestion } from './RevealQuestion.tsx';
import { RiddleForm } from './RiddleForm.tsx';

export function RiddleCard({ card, onChange, visitor = false }: CardProps<Riddle>): ReactNode {
  const [asking, setAsking] = useState(false);
  const outcome = useFocusWhen<HTMLDivElement>(card.state !== 'unsolved');
  const canReveal = !visitor && card.state === 'unsolved' && !asking;
  const reveal = useFocusWhen<HTMLButtonElement>(canReveal);
  return (
    <PlayCard
      look={look}
      label={`${t(`cards.riddle.${card.category}`)} · ${t(`cards.difficulty.${card.difficulty}`)}`}
      prize={<Prize card={card} />}
      title={card.question}
      spoken={card.question}
    >
      <div className="mt-4">
        {visitor ? (
          <Button to="/auth" size="large">
            {t('cards.signInToGuess')}
          </Button>
        ) : card.state === 'unsolved' ? (
          <>
            <RiddleForm card={card} onChange={onChange} />
            <div className={cx('flex flex-wrap items-center gap-x-3', canReveal && '-mb-3 min-h-15')}>
              <GuessList guesses={card.lastGuesses} />
              {canReveal && (
                <Button ref={reveal} look="ghost" className="-me-5 ms-auto" onClick={() => setAsking(true)}>
                  <Emoji of="👀" /> {t('cards.showAnswer')}
                </Button>
              )}
            </div>
            {asking && <RevealQuestion card={card} onChange={onChange} onNo={() => setAsking(false)} />}
          </>
        ) : (
          <RiddleOutcome ref={outcome} card={card} />
        )}
      </div>
    </PlayCard>
  );
}

function Prize({ card: { state, points } }: { card: Riddle }): ReactNode {
  return state === 'revealed' ? (
    <Chip tone="quiet" className="shrink-0">
      <Emoji of="👀" /> <span className="max-sm:sr-only">{t('cards.seen')}</span>
    </Chip>
  ) : (
    <PointsChip points={points} won={state === 'solved'} />
  );
}

function RiddleOutcome({ ref, card }: { ref: RefObject<HTMLDivElement | null>; card: Riddle }): ReactNode {
  const { state, answer, lastGuesses } = card;
  const solved = state === 'solved';
  return (
    <>
      <Outcome
        ref={ref}
        tone={solved ? 'leaf' : 'grape'}
        mood={solved ? 'cheering' : 'happy'}
        title={solved ? t('cards.solved') : t('cards.revealed')}
      >
        {answer === undefined ? (
          <p>{t(solved ? 'cards.alreadySolved' : 'cards.alreadyRevealed')}</p>
        ) : (
          <p dir="auto">
            {t('cards.answerIs')} <strong>{answer}</strong>
          </p>
        )}
      </Outcome>
      {!solved && lastGuesses.length > 0 && (
        <div className="mt-3">
          <GuessList guesses={lastGuesses} />
        </div>
      )}
    </>
  );
}
