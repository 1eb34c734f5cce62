import type { ReactNode, RefObject } from 'react';
import type { RiddleCard as Riddle } from '#contract/cards.ts';
import { PointsChip } from '#web/points/PointsChip.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { EmojiText } from '#web/ui/emoji/EmojiText.tsx';
import { useFocusWhen } from '../../focus.ts';
import { GuessList } from '../../GuessList.tsx';
import type { CardProps } from '../../kind.ts';
import { t } from '../../messages/index.ts';
import { Outcome } from '../../Outcome.tsx';
import { PlayCard } from '../../PlayCard.tsx';
import { look } from './look.ts';
import { OpenRiddle } from './OpenRiddle.tsx';

export function RiddleCard({ card, onChange, visitor = false }: CardProps<Riddle>): ReactNode {
  const outcome = useFocusWhen<HTMLDivElement>(card.state !== 'unsolved');
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
          <OpenRiddle card={card} onChange={onChange} />
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
  const { state, answer, why, lastGuesses } = card;
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
        {why !== undefined && (
          <p dir="auto" className="mt-1">
            <EmojiText>{why}</EmojiText>
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
