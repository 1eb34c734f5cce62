import type { ReactNode } from 'react';
import { OwnVisibilityCard } from '#web/points/OwnVisibilityCard.tsx';
import { OwnSoFarCard } from '#web/points/SoFarCard.tsx';
import { MeCard } from './MeColumn.tsx';
import { type Prompt, PromptCard } from './Prompts.tsx';

/** What stands among the cards: after so many of them. */
export interface InsertedCard {
  readonly after: number;
  readonly name: string;
  readonly card: ReactNode;
}

/**
 * On a phone, which has no columns at the sides: what concerns oneself, far enough apart and late enough that the first
 * thing to see is something to play.
 */
export function insertedCards(prompt: Prompt | undefined): readonly InsertedCard[] {
  return [
    ...(prompt ? [{ after: 2, name: 'prompt', card: <PromptCard prompt={prompt} /> }] : []),
    { after: 5, name: 'me', card: <MeCard /> },
    { after: 9, name: 'visibility', card: <OwnVisibilityCard /> },
    { after: 13, name: 'so-far', card: <OwnSoFarCard /> },
  ];
}
