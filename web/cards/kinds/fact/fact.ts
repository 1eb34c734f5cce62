import type { FactCard as Fact } from '#contract/cards/kinds/fact.ts';
import type { CardKind } from '../../kind.ts';
import { FactCard } from './FactCard.tsx';
import { FactSkeleton } from './FactSkeleton.tsx';
import { looks } from './looks.ts';

const height = [270, 238] as const;

export const funFact: CardKind<Fact> = {
  type: 'fun_fact',
  ...looks.fun_fact,
  height,
  isReadOnceShown: true,
  Card: FactCard,
  Skeleton: FactSkeleton,
};
export const commonKnowledge: CardKind<Fact> = {
  type: 'common_knowledge',
  ...looks.common_knowledge,
  height,
  isReadOnceShown: true,
  Card: FactCard,
};
