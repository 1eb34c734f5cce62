import type { ReactNode } from 'react';
import { OwnSoFarCard } from '#web/points/SoFarCard.tsx';
import { IdeaCard } from './IdeaCard.tsx';
import { PromptCard, usePrompt } from './Prompts.tsx';

/** A prompt, the child's own stats and an idea for today. */
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
