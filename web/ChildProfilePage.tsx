import type { ReactNode } from 'react';
import { ActivityButton } from './activities/ActivityButton.tsx';
import { ParentReportCard } from './family/ParentReportCard.tsx';
import { OwnProgress } from './points/OwnProgress.tsx';
import { MyPosts } from './posts/own/MyPosts.tsx';
import { StatsCard } from './posts/own/StatsCard.tsx';
import { ProfilePage } from './profiles/ProfilePage.tsx';
import { PipCard } from './rewards/pip/card/PipCard.tsx';

/** The profile of a child, with the parts of other modules. */
export function ChildProfilePage(): ReactNode {
  return (
    <ProfilePage
      activity={<ActivityButton />}
      pip={<PipCard />}
      level={<OwnProgress />}
      stats={<StatsCard />}
      posts={<MyPosts />}
      report={<ParentReportCard />}
    />
  );
}
