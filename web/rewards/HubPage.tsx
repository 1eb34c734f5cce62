import { type ReactNode, Suspense } from 'react';
import { lazyPage } from '#web/app/lazy-page.tsx';
import { MyPip } from '#web/app/session/MyPip.tsx';
import { useUser } from '#web/app/session/session.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { UnlessSuspended } from '#web/safety/UnlessSuspended.tsx';
import { Tabs } from '#web/ui/controls/Tabs.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { usePhone } from '#web/ui/layout/phone.ts';
import { HubFooter } from './hub/HubFooter.tsx';
import { HubTiles } from './hub/HubTiles.tsx';
import { PlayTab } from './hub/PlayTab.tsx';
import { useView, type ViewId, views } from './hub/views.ts';
import { t } from './messages/index.ts';
import './rewards.css';

// Each tab is its own chunk: the page opens with the games.
const Overview = lazyPage(() => import('./overview/Overview.tsx').then((file) => file.Overview));
const AchievementsTab = lazyPage(() =>
  import('./achievements/AchievementsTab.tsx').then((file) => file.AchievementsTab),
);
const StreaksTab = lazyPage(() => import('./streaks/StreaksTab.tsx').then((file) => file.StreaksTab));
const ChallengesTab = lazyPage(() => import('./challenges/ChallengesTab.tsx').then((file) => file.ChallengesTab));
const MultiplayerTab = lazyPage(() =>
  import('#web/games/collaborative/lobby/MultiplayerTab.tsx').then((file) => file.MultiplayerTab),
);

const bodies: Readonly<Record<ViewId, ReactNode>> = {
  play: <PlayTab />,
  overview: <Overview />,
  achievements: <AchievementsTab />,
  streaks: <StreaksTab />,
  challenges: <ChallengesTab />,
  // Shows other children, so a suspended child cannot see it.
  collaborative: (
    <UnlessSuspended>
      <MultiplayerTab />
    </UnlessSuspended>
  ),
};

const pictures: Readonly<Record<ViewId, string>> = {
  play: '🎮',
  overview: '🗺️',
  achievements: '🏅',
  streaks: '🔥',
  challenges: '🎯',
  collaborative: '🤝',
};

export function HubPage(): ReactNode {
  usePageTitle(t('rewards.title'));
  const { displayName, username, suspendedUntil } = useUser();
  const name = displayName || username;
  const [view, setView] = useView();
  const isPhone = usePhone();
  return (
    <Page width="wide">
      <div className="rewards-head">
        <div className="flex min-w-0 flex-wrap items-center gap-3 sm:gap-4">
          <MyPip mood="waving" size={72} className="shrink-0 max-sm:size-14" />
          <div className="min-w-0 flex-1 basis-48">
            <h1 className="wrap-anywhere max-sm:text-xl">
              {suspendedUntil ? t('rewards.hello.break', { name }) : t('rewards.hello', { name })}
            </h1>
            {suspendedUntil ? (
              <p className="text-ink-soft">{t('rewards.pick.break')}</p>
            ) : (
              <p className="text-ink-soft max-sm:hidden">{t('rewards.pick')}</p>
            )}
          </div>
        </div>
        {!isPhone && <HubTiles />}
      </div>
      <div data-tone="leaf">
        <Tabs
          label={t('rewards.views')}
          value={view}
          onChange={setView}
          onPhone="grid"
          tabs={views.map((id) => ({ id, label: <ViewLabel id={id} /> }))}
        >
          <div className="rewards-view">
            <Suspense fallback={<Skeleton className="h-80 rounded-card" />}>{bodies[view]}</Suspense>
          </div>
        </Tabs>
      </div>
      {isPhone && <HubTiles />}
      <HubFooter />
    </Page>
  );
}

function ViewLabel({ id }: { id: ViewId }): ReactNode {
  return (
    <>
      <Emoji of={pictures[id]} size={22} />
      {t(`rewards.view.${id}`)}
    </>
  );
}
