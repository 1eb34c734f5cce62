import type { ReactNode } from 'react';
import { OwnSoFarCard } from '#web/points/SoFarCard.tsx';
import { IdeaCard } from './IdeaCard.tsx';
import { PromptCard, usePrompt } from './Prompts.tsx';

/** What waits for me, what I have done, and what today could be good for. */
export function SideColumn(): ReactNode {
  const prompt = usePrompt();
  return (
    <>
      {prompt && <PromptCard prompt={prompt} />}
      <OwnSoFarCard />
      <IdeaCard />
    </>
  );
}
