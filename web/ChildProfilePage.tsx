import type { ReactNode } from 'react';
import { lazyPage } from './app/lazy-page.tsx';
import { ProfilePage } from './profiles/ProfilePage.tsx';

const ActivityButton = lazyPage(() => import('./activities/ActivityButton.tsx').then((file) => file.ActivityButton));
const MyPosts = lazyPage(() => import('./posts/own/MyPosts.tsx').then((file) => file.MyPosts));
const OwnProgress = lazyPage(() => import('./points/OwnProgress.tsx').then((file) => file.OwnProgress));
const PipCard = lazyPage(() => import('./rewards/pip/card/PipCard.tsx').then((file) => file.PipCard));
const StatsCard = lazyPage(() => import('./posts/own/StatsCard.tsx').then((file) => file.StatsCard));

/** The profile of a child, with the parts of other modules. */
export function ChildProfilePage(): ReactNode {
  return (
    <ProfilePage
      activity={<ActivityButton />}
      pip={<PipCard />}
      level={<OwnProgress />}
      stats={<StatsCard />}
      posts={<MyPosts />}
    />
  );
}
