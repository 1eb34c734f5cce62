import type { FeedItem } from '#contract/feed.ts';
import type { CardKind } from '#web/cards/kind.ts';
import { cardKinds as cards } from '#web/cards/kinds.ts';
import { miniGame } from '#web/games/feed/mini-game.ts';

/** All kinds of card, those of later modules too. */
export const cardKinds: readonly CardKind[] = [...cards, miniGame as CardKind];

export function getCardKind(type: Exclude<FeedItem['type'], 'post'>): CardKind {
  const found = cardKinds.find((kind) => kind.type === type);
  if (!found) throw new Error(`no kind of card for ${type}`);
  return found;
}
