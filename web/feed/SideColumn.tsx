import { type ReactNode, Suspense } from 'react';
import { lazyPage } from '#web/app/lazy-page.tsx';
import { OwnSoFarCard } from '#web/points/SoFarCard.tsx';
import { IdeaCard } from './IdeaCard.tsx';
import { PromptCard, usePrompt } from './Prompts.tsx';

const HereNowCard = lazyPage(() => import('#web/friends/HereNowCard.tsx').then((file) => file.HereNowCard));

/** What is there at once stands first, so that nothing moves when the news and the buddies who are here arrive. */
export function SideColumn({ news }: { news: ReactNode }): ReactNode {
  const prompt = usePrompt();
  return (
    <>
      {prompt && <PromptCard prompt={prompt} />}
      <OwnSoFarCard />
      <IdeaCard />
      {news}
      <Suspense fallback={null}>
        <HereNowCard />
      </Suspense>
    </>
  );
}
