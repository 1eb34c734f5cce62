import type { RiddleCard as Riddle } from '#contract/cards/kinds/riddle.ts';
import { FieldSkeleton } from '../../FieldSkeleton.tsx';
import type { CardKind } from '../../kind.ts';
import { look } from './look.ts';
import { RiddleCard } from './RiddleCard.tsx';

export const riddle: CardKind<Riddle> = {
  type: 'riddle',
  ...look,
  height: [362, 280],
  Card: RiddleCard,
  Skeleton: FieldSkeleton,
};
