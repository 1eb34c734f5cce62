import type { ReactNode } from 'react';
import { lazyPage } from './app/lazy-page.tsx';
import { useUser } from './app/session/session.ts';
import { PresenceSwitch } from './chat/list/PresenceSwitch.tsx';
import { MyTimesCard } from './family/own-times/MyTimesCard.tsx';
import { ParentViewCard } from './family/parent-view/ParentViewCard.tsx';
import { BlocksCard } from './friends/blocks/BlocksCard.tsx';
import { SettingsPage } from './profiles/SettingsPage.tsx';
import { LeaderboardSwitch } from './rewards/leaderboards/LeaderboardSwitch.tsx';

/** From 13 on, young people take their own copy home. */
const OwnCopyCard = lazyPage(() => import('./family/data/OwnCopyCard.tsx').then((file) => file.OwnCopyCard));

/** The settings of a child, with the parts of other modules. */
export function ChildSettingsPage(): ReactNode {
  const { isUnder13 } = useUser();
  return (
    <SettingsPage
      leaderboards={<LeaderboardSwitch isPage />}
      presence={<PresenceSwitch isPage />}
      times={<MyTimesCard />}
      parentView={<ParentViewCard />}
      blocks={<BlocksCard />}
      ownCopy={isUnder13 ? undefined : <OwnCopyCard />}
    />
  );
}
