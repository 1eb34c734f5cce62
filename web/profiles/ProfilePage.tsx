import type { ReactNode } from 'react';
import { DangerCard } from '#web/accounts/departure/DangerCard.tsx';
import { SessionsCard } from '#web/accounts/sessions/SessionsCard.tsx';
import { useUser } from '#web/app/session/session.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Page } from '#web/ui/layout/Page.tsx';
import { AboutCard } from './AboutCard.tsx';
import { ColorCard } from './ColorCard.tsx';
import { t } from './messages/index.ts';
import { OwnCard } from './OwnCard.tsx';
import { ReachCard } from './ReachCard.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import './profiles.css';

interface ProfilePageProps {
  /** The way to what others did, with a dot when there is something new. */
  activity?: ReactNode;
  level?: ReactNode;
  stats?: ReactNode;
  posts?: ReactNode;
  /** What the child's grown-ups can see. */
  parentView?: ReactNode;
  /** Whom the child has blocked. */
  blocks?: ReactNode;
}

/** A child's own page. The parts handed in come from modules that import this one. */
export function ProfilePage({ activity, level, stats, posts, parentView, blocks }: ProfilePageProps): ReactNode {
  usePageTitle(t('profiles.title'));
  const user = useUser();
  return (
    <Page width="wide">
      <div className="profiles-page mx-auto grid w-full gap-6">
        <div className="profiles-self flex min-w-0 flex-col gap-6">
          <OwnCard user={user} />
          {stats}
          {activity}
          {level}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <AboutCard user={user} />
          {posts}
          <ColorCard user={user} />
          <SettingsCard user={user} />
          {user.reach !== undefined && <ReachCard reach={user.reach} />}
          <SessionsCard />
          {blocks}
          {parentView}
          <DangerCard user={user} />
        </div>
      </div>
    </Page>
  );
}
