import type { MiniGameCard as Card } from '#contract/games.ts';
import type { CardKind } from '#web/cards/kind.ts';
import { look } from './look.ts';
import { MiniGameCard } from './MiniGameCard.tsx';

export const miniGame: CardKind<Card> = {
  type: 'mini_game',
  ...look,
  height: [346, 300],
  Card: MiniGameCard,
};
