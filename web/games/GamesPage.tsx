import { type ReactNode, Suspense, useState } from 'react';
import { lazyPage } from '#web/app/lazy-page.tsx';
import { BySession } from '#web/app/session/guards.tsx';
import { useUser } from '#web/app/session/session.ts';
import { signInPath } from '#web/app/session/sign-in-path.ts';
import { NotFoundPage } from '#web/app/shell/NotFoundPage.tsx';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { UnlessSuspended } from '#web/safety/UnlessSuspended.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Tabs } from '#web/ui/controls/Tabs.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { PlayView } from './hub/PlayView.tsx';
import { t } from './messages/index.ts';

const MultiplayerTab = lazyPage(() =>
  import('./collaborative/lobby/MultiplayerTab.tsx').then((file) => file.MultiplayerTab),
);

function Multiplayer(): ReactNode {
  return (
    <Suspense fallback={null}>
      <MultiplayerTab />
    </Suspense>
  );
}

interface View {
  readonly id: string;
  readonly label: string;
  /** Shows others, so that a suspended child has to do without. */
  readonly needsOthers?: boolean;
  View(): ReactNode;
}

/** What a child can do here, in the order of the tabs. One view alone has no tab. */
const views: readonly View[] = [
  { id: 'play', label: t('games.play'), View: PlayView },
  { id: 'collaborative', label: t('games.multiplayer'), needsOthers: true, View: Multiplayer },
];

/** Everything to play. */
export function GamesPage(): ReactNode {
  return <BySession child={<Hub />} staff={<NotFoundPage />} visitor={<Welcome />} />;
}

function Welcome(): ReactNode {
  usePageTitle(t('games.title'));
  return (
    <Page>
      <div className="mx-auto flex max-w-120 flex-col items-center px-4 py-8 text-center">
        <Pip mood="happy" size={148} />
        <h1 className="mt-4 text-2xl">{t('games.welcome')}</h1>
        <p className="mt-2 text-ink-soft">{t('games.welcomeText')}</p>
        <Button className="mt-5" to={signInPath('/gamification', '')}>
          {t('games.logIn')}
        </Button>
      </div>
    </Page>
  );
}

function Hub(): ReactNode {
  usePageTitle(t('games.title'));
  const { displayName, username } = useUser();
  const [chosen, setChosen] = useState(() => new URLSearchParams(location.search).get('view') ?? 'play');
  const shown = views.find(({ id }) => id === chosen) ?? views[0];
  if (!shown) return null;
  const body = shown.needsOthers ? <UnlessSuspended>{<shown.View />}</UnlessSuspended> : <shown.View />;
  return (
    <Page width="wide">
      <div className="flex items-center gap-4">
        <Pip mood="happy" size={64} />
        <div className="min-w-0">
          <h1>{t('games.hello', { name: displayName || username })}</h1>
          <p className="text-ink-soft">{t('games.pick')}</p>
        </div>
      </div>
      {views.length > 1 ? (
        <Tabs label={t('games.views')} tabs={views} value={shown.id} onChange={setChosen}>
          {body}
        </Tabs>
      ) : (
        body
      )}
    </Page>
  );
}
