import type { ReactNode } from 'react';
import { OwnVisibilityCard } from '#web/points/OwnVisibilityCard.tsx';
import { OwnSoFarCard } from '#web/points/SoFarCard.tsx';
import { MeCard } from './MeColumn.tsx';
import { type Prompt, PromptCard } from './Prompts.tsx';

/** A card that is shown after this many items of the feed. */
export interface InsertedCard {
  readonly after: number;
  readonly name: string;
  readonly card: ReactNode;
}

/**
 * Phones have no side columns, so their cards appear in the feed, far enough apart and late enough that the first thing to
 * see is a game.
 */
export function insertedCards(prompt: Prompt | undefined): readonly InsertedCard[] {
  return [
    ...(prompt ? [{ after: 2, name: 'prompt', card: <PromptCard prompt={prompt} /> }] : []),
    { after: 5, name: 'me', card: <MeCard /> },
    { after: 9, name: 'visibility', card: <OwnVisibilityCard /> },
    { after: 13, name: 'so-far', card: <OwnSoFarCard /> },
  ];
}
