import { type ReactNode, useState } from 'react';
import type { Difficulty } from '#contract/cards/common.ts';
import type { RiddleCategory } from '#contract/cards/kinds/riddle.ts';
import { BATCH_MAX, CHOICE_MAX } from '#contract/cards/kinds/riddle-desk.ts';
import { t } from '../messages/index.ts';
import { FoldedCard } from './FoldedCard.tsx';
import { Generator } from './Generator.tsx';
import { CategoryChoice, DifficultyChoice } from './RiddleChoices.tsx';

/** The three generators. */
export function Generators(): ReactNode {
  const [category, setCategory] = useState<RiddleCategory | ''>('');
  const [difficulty, setDifficulty] = useState<Difficulty | ''>('');
  return (
    <FoldedCard title={t('admin.riddles.make')}>
      <p className="mt-1 mb-5 max-w-176 text-ink-soft">{t('admin.riddles.make.text')}</p>
      <div className="grid gap-6 sm:grid-cols-3">
        <Generator
          label={t('admin.riddles.batch')}
          title={t('admin.riddles.batch')}
          done={t('admin.riddles.done')}
          max={BATCH_MAX}
          usual={50}
          orderOf={(count) => ({ kind: 'batch', count })}
        />
        <Generator
          label={t('admin.riddles.byCategory')}
          title={t('admin.riddles.byCategory')}
          done={t('admin.riddles.done')}
          max={CHOICE_MAX}
          usual={20}
          orderOf={(count) => (category ? { kind: 'category', category, count } : 'noCategory')}
        >
          <CategoryChoice value={category} onChoose={setCategory} />
        </Generator>
        <Generator
          label={t('admin.riddles.byDifficulty')}
          title={t('admin.riddles.byDifficulty')}
          done={t('admin.riddles.done')}
          max={CHOICE_MAX}
          usual={25}
          orderOf={(count) => (difficulty ? { kind: 'difficulty', difficulty, count } : 'noDifficulty')}
        >
          <DifficultyChoice value={difficulty} onChoose={setDifficulty} />
        </Generator>
      </div>
    </FoldedCard>
  );
}
