import type { ReactNode } from 'react';
import { usePoints } from '#web/points/queries.ts';
import { SoFarCard } from '#web/points/SoFarCard.tsx';
import { PromptCard, usePrompt } from './Prompts.tsx';

/** What waits for me, and what I have done. */
export function SideColumn(): ReactNode {
  const { data: points } = usePoints();
  const prompt = usePrompt();
  return (
    <>
      {prompt && <PromptCard prompt={prompt} />}
      {points && <SoFarCard points={points} />}
    </>
  );
}
