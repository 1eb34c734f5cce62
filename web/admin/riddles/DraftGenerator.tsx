import { type ReactNode, useState } from 'react';
import type { Difficulty } from '#contract/cards/common.ts';
import type { RiddleCategory } from '#contract/cards/kinds/riddle.ts';
import { DRAFTS_MAX } from '#contract/cards/kinds/riddle-desk.ts';
import { t } from '../messages/index.ts';
import { FoldedCard } from './FoldedCard.tsx';
import { Generator } from './Generator.tsx';
import { CategoryChoice, DifficultyChoice } from './RiddleChoices.tsx';

/** Has the operator's language model write drafts, where there is one. */
export function DraftGenerator(): ReactNode {
  const [category, setCategory] = useState<RiddleCategory | ''>('');
  const [difficulty, setDifficulty] = useState<Difficulty | ''>('');
  return (
    <FoldedCard title={t('admin.riddles.draft.title')}>
      <p className="mt-1 mb-5 max-w-176 text-ink-soft">{t('admin.riddles.draft.text')}</p>
      <Generator
        label={t('admin.riddles.draft.title')}
        max={DRAFTS_MAX}
        usual={5}
        done={t('admin.riddles.draft.done')}
        orderOf={(count) => {
          if (!category) return 'noCategory';
          return difficulty ? { kind: 'drafts', category, difficulty, count } : 'noDifficulty';
        }}
      >
        <CategoryChoice value={category} onChoose={setCategory} />
        <DifficultyChoice value={difficulty} onChoose={setDifficulty} />
      </Generator>
    </FoldedCard>
  );
}
