import type { ReactNode } from 'react';
import { DangerCard } from '#web/accounts/departure/DangerCard.tsx';
import { SessionsCard } from '#web/accounts/sessions/SessionsCard.tsx';
import { useUser } from '#web/app/session/session.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { t } from './messages/index.ts';
import { ReachCard } from './ReachCard.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import './profiles.css';

interface SettingsPageProps {
  /** Whether buddies see when this child is here. */
  presence?: ReactNode;
  /** Whether the child is on leaderboards. */
  leaderboards?: ReactNode;
  /** How long and when Lilypad is open to the child. */
  times?: ReactNode;
  /** What the child's grown-ups can see. */
  parentView?: ReactNode;
  /** Whom the child has blocked. */
  blocks?: ReactNode;
  /** Taking the own things home. */
  ownCopy?: ReactNode;
}

/** What a child sets once and then forgets. The parts handed in come from modules that import this one. */
export function SettingsPage({
  presence,
  leaderboards,
  times,
  parentView,
  blocks,
  ownCopy,
}: SettingsPageProps): ReactNode {
  usePageTitle(t('profiles.settings.title'));
  const user = useUser();
  return (
    <Page width="wide">
      <div>
        <Button look="ghost" to="/profile" className="-ms-4">
          <span aria-hidden="true" className="rtl:-scale-x-100">
            ←
          </span>
          {t('profiles.settings.back')}
        </Button>
        <h1>{t('profiles.settings.title')}</h1>
      </div>
      <div className="profiles-settings grid w-full gap-6">
        <div className="flex min-w-0 flex-col gap-6">
          <SettingsCard user={user} />
          {presence}
          {leaderboards}
          {user.reach !== undefined && <ReachCard reach={user.reach} />}
          <SessionsCard />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {times}
          {parentView}
          {blocks}
          {ownCopy}
          <DangerCard user={user} />
        </div>
      </div>
    </Page>
  );
}
