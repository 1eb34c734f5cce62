import type { ReactNode } from 'react';
import { lazyPage } from './app/lazy-page.tsx';
import { SettingsPage } from './profiles/SettingsPage.tsx';

const BlocksCard = lazyPage(() => import('./friends/blocks/BlocksCard.tsx').then((file) => file.BlocksCard));
const ParentViewCard = lazyPage(() => import('./family/ParentViewCard.tsx').then((file) => file.ParentViewCard));

const MyTimesCard = lazyPage(() => import('./family/own-times/MyTimesCard.tsx').then((file) => file.MyTimesCard));

const OwnCopyCard = lazyPage(() => import('./family/data/OwnCopyCard.tsx').then((file) => file.OwnCopyCard));

const PresenceSwitch = lazyPage(() => import('./chat/list/PresenceSwitch.tsx').then((file) => file.PresenceSwitch));

const LeaderboardSwitch = lazyPage(() =>
  import('./rewards/leaderboards/LeaderboardSwitch.tsx').then((file) => file.LeaderboardSwitch),
);

/** The settings of a child, with the parts of other modules. */
export function ChildSettingsPage(): ReactNode {
  return (
    <SettingsPage
      leaderboards={<LeaderboardSwitch isPage />}
      presence={<PresenceSwitch isPage />}
      times={<MyTimesCard />}
      parentView={<ParentViewCard />}
      blocks={<BlocksCard />}
      ownCopy={<OwnCopyCard />}
    />
  );
}
