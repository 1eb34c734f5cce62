import { type ReactNode, useState } from 'react';
import { type Difficulty, difficulties } from '#contract/cards/common.ts';
import { type RiddleCategory, riddleCategories } from '#contract/cards/kinds/riddle.ts';
import { DRAFTS_MAX } from '#contract/cards/kinds/riddle-desk.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Choice } from '../Choice.tsx';
import { t } from '../messages/index.ts';
import { Generator } from './Generator.tsx';

/** Has the operator's language model write drafts, where there is one. */
export function DraftGenerator(): ReactNode {
  const [category, setCategory] = useState<RiddleCategory | ''>('');
  const [difficulty, setDifficulty] = useState<Difficulty | ''>('');
  return (
    <Card>
      <h2>{t('admin.riddles.draft.title')}</h2>
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
        <Choice
          label={t('admin.riddles.category')}
          none={t('admin.riddles.choose')}
          value={category}
          options={riddleCategories}
          nameOf={(option) => t(`admin.riddles.category.${option}`)}
          onChoose={setCategory}
        />
        <Choice
          label={t('admin.riddles.difficulty')}
          none={t('admin.riddles.choose')}
          value={difficulty}
          options={difficulties}
          nameOf={(option) => t(`admin.riddles.difficulty.${option}`)}
          onChoose={setDifficulty}
        />
      </Generator>
    </Card>
  );
}
