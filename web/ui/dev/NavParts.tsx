import { type ReactNode, useState } from 'react';
import { Tabs } from '../controls/Tabs.tsx';
import { Avatar } from '../emoji/Avatar.tsx';
import { Card } from '../layout/Card.tsx';
import { NavItem } from '../layout/NavItem.tsx';
import { SkipLink } from '../layout/SkipLink.tsx';
import { TopBar } from '../layout/TopBar.tsx';
import { Pip } from '../pip/Pip.tsx';
import { Row, Sample } from './Section.tsx';

const places = [
  { to: '/dev/ui', label: 'Pond', emoji: '🏡' },
  { to: '/dev/ui/games', label: 'Games', emoji: '🧩' },
  { to: '/dev/ui/buddies', label: 'Buddies', emoji: '👋', badge: 2, badgeLabel: '2 new' },
  { to: '/dev/ui/chat', label: 'Chat', emoji: '💬', badge: 12, badgeLabel: '12 new' },
];

export function NavParts(): ReactNode {
  return (
    <>
      <Bars />
      <Card className="flex flex-col gap-6">
        <Row title="A place">
          <Sample of="rest">
            <NavItem in="top" to="/dev/ui/games" label="Games" emoji="🧩" />
          </Sample>
          {(['hover', 'focus', 'press'] as const).map((state) => (
            <Sample key={state} of={state} pretend={state}>
              <NavItem in="top" to="/dev/ui/games" label="Games" emoji="🧩" />
            </Sample>
          ))}
          <Sample of="here">
            <NavItem in="top" to="/dev/ui" label="Pond" emoji="🏡" />
          </Sample>
          {[0, 1, 9, 10, 250].map((badge) => (
            <Sample key={badge} of={`${badge} new`}>
              <NavItem in="top" to="/dev/ui/chat" label="Chat" emoji="💬" badge={badge} badgeLabel={`${badge} new`} />
            </Sample>
          ))}
        </Row>
        <Row title="Over the bars, for keyboards">
          <Sample of="focus" pretend="focus" className="[&_a]:static! [&_a]:translate-y-0!">
            <SkipLink>Skip to the content</SkipLink>
          </Sample>
        </Row>
      </Card>
      <TabParts />
    </>
  );
}

function Bars(): ReactNode {
  return (
    <>
      <Sample of="the bar at the top" className="[&_header]:static">
        <TopBar
          start={
            <span className="inline-flex items-center gap-2.5 font-bold font-display text-leaf-deep text-xl">
              <Pip size={40} /> Lilypad
            </span>
          }
          end={
            <div className="hidden wide:flex">
              {places.map((place) => (
                <NavItem key={place.to} in="top" {...place} />
              ))}
            </div>
          }
        />
      </Sample>
      <Sample of="the bar under the thumb" className="w-full max-w-96">
        {/* As in BottomBar, which would stick to the screen. */}
        <div className="grid auto-cols-fr grid-flow-col border-line border-t-2 bg-card px-1 py-1.5">
          {places.map((place) => (
            <NavItem key={place.to} in="bottom" {...place} />
          ))}
          <NavItem
            in="bottom"
            to="/dev/ui/me"
            label="Me"
            picture={<Avatar emoji="🦊" background="var(--color-sun-soft)" size={28} />}
          />
        </div>
      </Sample>
    </>
  );
}

const tabs = [
  { id: 'overview', label: 'Overview' },
  { id: 'badges', label: 'Achievements' },
  { id: 'streaks', label: 'Streaks' },
  { id: 'challenges', label: 'Challenges' },
  { id: 'multiplayer', label: 'Multiplayer' },
] as const;

function TabParts(): ReactNode {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('streaks');
  return (
    <Card className="flex flex-col gap-6">
      <div>
        <h3 className="mb-3">Tabs</h3>
        <Tabs label="My games" value={tab} onChange={setTab} tabs={tabs}>
          <p>This is {tab}.</p>
        </Tabs>
      </div>
      <Sample
        of="on a screen of 320 px the row scrolls, the chosen tab stands in the middle"
        className="w-70 max-w-full"
      >
        <Tabs label="My games, small" value={tab} onChange={setTab} tabs={tabs} className="[&>div]:flex-nowrap!">
          <p>This is {tab}.</p>
        </Tabs>
      </Sample>
      <div className="flex flex-wrap gap-6">
        {(['hover', 'focus', 'press'] as const).map((state) => (
          <Sample key={state} of={state} pretend={state}>
            <Tabs label={state} value="badges" onChange={() => undefined} tabs={tabs.slice(0, 2)}>
              {null}
            </Tabs>
          </Sample>
        ))}
      </div>
    </Card>
  );
}
