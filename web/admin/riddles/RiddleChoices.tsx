import type { ReactNode } from 'react';
import { type Difficulty, difficulties } from '#contract/cards/common.ts';
import { type RiddleCategory, riddleCategories } from '#contract/cards/kinds/riddle.ts';
import { Choice } from '../Choice.tsx';
import { t } from '../messages/index.ts';

interface ChoiceProps<T> {
  /** Empty until something is chosen. */
  value: T | '';
  onChoose(value: T | ''): void;
}

export function CategoryChoice(props: ChoiceProps<RiddleCategory>): ReactNode {
  return (
    <Choice
      {...props}
      label={t('admin.riddles.category')}
      none={t('admin.riddles.choose')}
      options={riddleCategories}
      nameOf={(option) => t(`admin.riddles.category.${option}`)}
    />
  );
}

export function DifficultyChoice(props: ChoiceProps<Difficulty>): ReactNode {
  return (
    <Choice
      {...props}
      label={t('admin.riddles.difficulty')}
      none={t('admin.riddles.choose')}
      options={difficulties}
      nameOf={(option) => t(`admin.riddles.difficulty.${option}`)}
    />
  );
}
