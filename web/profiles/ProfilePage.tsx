import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { lazyPage } from '#web/app/lazy-page.tsx';
import { useUser } from '#web/app/session/session.ts';
import { useFocusAfterChange, usePageTitle } from '#web/app/shell/page-title.ts';
import { TileLink } from '#web/ui/controls/TileLink.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { t } from './messages/index.ts';
import { OwnCard } from './OwnCard.tsx';
import './profiles.css';

const EditProfile = lazyPage(() => import('./EditProfile.tsx').then((file) => file.EditProfile));

interface ProfilePageProps {
  /** The way to what others did, with a dot when there is something new. */
  activity?: ReactNode;
  /** The child's own frog. */
  pip?: ReactNode;
  level?: ReactNode;
  stats?: ReactNode;
  posts?: ReactNode;
  /** Sends the week to the child's grown-ups. */
  report?: ReactNode;
}

/** A child's own page; with `?edit` the forms that change it. The parts handed in come from modules that import this one. */
export function ProfilePage(parts: ProfilePageProps): ReactNode {
  const isEditing = new URLSearchParams(useSearch()).has('edit');
  usePageTitle(t(isEditing ? 'profiles.edit.title' : 'profiles.title'));
  useFocusAfterChange(isEditing);
  return (
    <Page width="wide">
      <div className="profiles-page mx-auto grid w-full gap-6">
        {isEditing ? <EditProfile /> : <Profile {...parts} />}
      </div>
    </Page>
  );
}

function Profile({ activity, pip, level, stats, posts, report }: ProfilePageProps): ReactNode {
  const user = useUser();
  return (
    <>
      <div className="profiles-self flex min-w-0 flex-col gap-6">
        <OwnCard user={user}>
          <nav aria-label={t('profiles.ways')} className="mt-5 grid w-full grid-cols-2 gap-2">
            <TileLink to="/profile?edit" emoji="✏️" label={t('profiles.edit')} />
            {activity}
            <TileLink to="/pond" emoji="🪷" label={t('profiles.pond')} />
            <TileLink to="/settings" emoji="⚙️" label={t('profiles.settings.title')} />
          </nav>
        </OwnCard>
        {pip}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {stats}
        {level}
        {posts}
        {report}
      </div>
    </>
  );
}
