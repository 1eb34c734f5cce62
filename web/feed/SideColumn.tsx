import type { ReactNode } from 'react';
import { lazyPage } from '#web/app/lazy-page.tsx';
import { OwnSoFarCard } from '#web/points/SoFarCard.tsx';
import { Optional } from '#web/ui/layout/Optional.tsx';
import { IdeaCard } from './IdeaCard.tsx';
import { PromptCard, usePrompt } from './Prompts.tsx';

const HereNowCard = lazyPage(() => import('#web/friends/HereNowCard.tsx').then((file) => file.HereNowCard));

/** Cards that need no call stand first, so that nothing moves when the news and the online buddies arrive. */
export function SideColumn({ news }: { news: ReactNode }): ReactNode {
  const prompt = usePrompt();
  return (
    <>
      {prompt && <PromptCard prompt={prompt} />}
      <OwnSoFarCard />
      <IdeaCard />
      {news}
      <Optional>
        <HereNowCard />
      </Optional>
    </>
  );
}
