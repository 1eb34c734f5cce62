import type { ReactNode } from 'react';
import type { WordPuzzleCard as WordPuzzle } from '#contract/cards.ts';
import { PointsChip } from '#web/points/PointsChip.tsx';
import { useFocusWhen } from '../../focus.ts';
import type { CardProps } from '../../kind.ts';
import { t } from '../../messages/index.ts';
import { Outcome } from '../../Outcome.tsx';
import { PlayCard } from '../../PlayCard.tsx';
import { topic } from '../../topic.ts';
import { LetterBoxes } from './LetterBoxes.tsx';
import { look } from './look.ts';
import { WordForm } from './WordForm.tsx';

export function WordPuzzleCard({ card, onChange }: CardProps<WordPuzzle>): ReactNode {
  const solved = card.state === 'solved';
  const outcome = useFocusWhen<HTMLDivElement>(solved);
  return (
    <PlayCard
      look={look}
      label={`${t('cards.word_puzzle')} · ${topic(card.category)}`}
      prize={<PointsChip points={card.pointValue} won={solved} />}
      title={card.clue}
      spoken={`${card.clue} ${t('cards.letters', { count: card.length })}.`}
    >
      {solved ? (
        <div className="mt-4 flex flex-col gap-4">
          {card.answer !== undefined && <LetterBoxes letters={card.answer} length={card.length} solved />}
          <Outcome ref={outcome} tone="leaf" mood="cheering" title={t('cards.solved')}>
            {card.answer === undefined ? (
              <p>{t('cards.alreadySolved')}</p>
            ) : (
              <p dir="auto">
                {t('cards.theWord')} <strong>{card.answer.toUpperCase()}</strong>
              </p>
            )}
          </Outcome>
        </div>
      ) : (
        <WordForm card={card} onChange={onChange} />
      )}
    </PlayCard>
  );
}
