import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useUser } from '#web/app/session/session.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Tabs } from '#web/ui/controls/Tabs.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { useWide } from '#web/ui/layout/wide.ts';
import { FindTab } from './FindTab.tsx';
import { FriendCodeCard } from './FriendCodeCard.tsx';
import { FriendsTab } from './FriendsTab.tsx';
import { HereNowCard } from './HereNowCard.tsx';
import { t } from './messages/index.ts';
import { useReceived } from './queries.ts';
import { RequestsTab } from './RequestsTab.tsx';
import { SentTab } from './SentTab.tsx';

const tabs = ['buddies', 'find', 'requests', 'sent'] as const;
type TabId = (typeof tabs)[number];
const pictures: Record<TabId, string> = { buddies: '🤝', find: '🔎', requests: '👋', sent: '💌' };

/** Buddies, requests and search. The address holds the tab and the search text. */
export function FriendsPage(): ReactNode {
  usePageTitle(t('friends.title'));
  const [, navigate] = useLocation();
  const params = new URLSearchParams(useSearch());
  const search = params.get('search') ?? '';
  const asked = tabs.find((tab) => tab === params.get('tab'));
  const tab: TabId = asked ?? (search ? 'find' : 'buddies');
  const { can } = useUser();
  const pending = useReceived(can.meetOthers).data?.pending ?? 0;
  const go = (next: TabId): void => navigate(next === 'buddies' ? '/friends' : `/friends?tab=${next}`);
  const isWide = useWide();
  const columns = isWide ? { endLabel: t('friends.hereNow'), end: tab === 'find' ? <HereNowCard /> : <Side /> } : {};
  return (
    <Page {...columns}>
      <h1>{t('friends.title')}</h1>
      <div data-tone="leaf">
        <Tabs
          label={t('friends.tabs')}
          onPhone="share"
          value={tab}
          onChange={go}
          tabs={tabs.map((id) => ({ id, label: <Label id={id} pending={pending} /> }))}
        >
          {tab === 'buddies' && <FriendsTab onFind={() => go('find')} />}
          {tab === 'find' && <FindTab start={search} />}
          {tab === 'requests' && <RequestsTab onFind={() => go('find')} />}
          {tab === 'sent' && <SentTab onFind={() => go('find')} />}
        </Tabs>
      </div>
    </Page>
  );
}

function Side(): ReactNode {
  return (
    <>
      <HereNowCard />
      <FriendCodeCard />
    </>
  );
}

function Label({ id, pending }: { id: TabId; pending: number }): ReactNode {
  return (
    <>
      <Emoji of={pictures[id]} size={24} />
      {t(`friends.tab.${id}`)}
      {id === 'requests' && pending > 0 && (
        <span className="inline-flex h-6 min-w-6 items-center justify-center rounded-full bg-lotus px-1.5 text-label text-on-tone leading-none max-sm:absolute max-sm:end-1 max-sm:top-1">
          <span aria-hidden="true">{pending > 9 ? '9+' : pending}</span>
          <span className="sr-only">{t('friends.pending', { count: pending })}</span>
        </span>
      )}
    </>
  );
}
