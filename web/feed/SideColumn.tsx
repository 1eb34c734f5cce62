import { type ReactNode, Suspense } from 'react';
import { lazyPage } from '#web/app/lazy-page.tsx';
import { OwnSoFarCard } from '#web/points/SoFarCard.tsx';
import { IdeaCard } from './IdeaCard.tsx';
import { PromptCard, usePrompt } from './Prompts.tsx';

const HereNowCard = lazyPage(() => import('#web/friends/HereNowCard.tsx').then((file) => file.HereNowCard));

/** A prompt, what is new, the child's own stats, an idea for today and the buddies who are here. */
export function SideColumn({ news }: { news: ReactNode }): ReactNode {
  const prompt = usePrompt();
  return (
    <>
      {prompt && <PromptCard prompt={prompt} />}
      {news}
      <OwnSoFarCard />
      <IdeaCard />
      <Suspense fallback={null}>
        <HereNowCard />
      </Suspense>
    </>
  );
}
