import { type ReactNode, useState } from 'react';
import { Avatar } from '../Avatar.tsx';
import { Banner } from '../Banner.tsx';
import { BottomBar } from '../BottomBar.tsx';
import { Button } from '../Button.tsx';
import { Callout } from '../Callout.tsx';
import { Card } from '../Card.tsx';
import { Chip } from '../Chip.tsx';
import { Emoji } from '../Emoji.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { changeLook, readLook } from '../look.ts';
import { NavItem } from '../NavItem.tsx';
import { Page } from '../Page.tsx';
import { Pip } from '../Pip.tsx';
import { Spinner } from '../Spinner.tsx';
import { Tabs } from '../Tabs.tsx';
import { Toasts } from '../Toasts.tsx';
import { TopBar } from '../TopBar.tsx';
import { tones } from '../tone.ts';
import { CardParts } from './CardParts.tsx';
import { EndColumn, StartColumn } from './ColumnParts.tsx';
import { FormParts } from './FormParts.tsx';
import { OverlayParts } from './OverlayParts.tsx';

const moods = ['happy', 'thinking', 'cheering', 'sorry', 'sleeping'] as const;

/** Every part in every state. For those who build Lilypad; its words are samples and stand in no catalogue. */
export function UiPage(): ReactNode {
  return (
    <>
      <Banner emoji="📡">You are offline. We keep what you type.</Banner>
      <TopBar
        start={<Mark />}
        end={
          <>
            <nav aria-label="Places" className="hidden wide:flex">
              <NavItem in="top" to="/dev/ui" label="Pond" emoji="🏡" />
              <NavItem in="top" to="/games" label="Games" emoji="🧩" />
              <NavItem in="top" to="/buddies" label="Buddies" emoji="👋" badge="2" badgeLabel="2 new" />
            </nav>
            <LookButtons />
          </>
        }
      />
      <Page start={<StartColumn />} end={<EndColumn />} startLabel="Me" endLabel="Today">
        <h1>Parts</h1>
        <CardParts />
        <ButtonParts />
        <FormParts />
        <OverlayParts />
        <SmallParts />
        <PipParts />
      </Page>
      <BottomBar label="Places">
        <NavItem in="bottom" to="/dev/ui" label="Pond" emoji="🏡" />
        <NavItem in="bottom" to="/games" label="Games" emoji="🧩" />
        <NavItem in="bottom" to="/buddies" label="Buddies" emoji="👋" badge="2" badgeLabel="2 new" />
        <NavItem in="bottom" to="/chat" label="Chat" emoji="💬" badge="9+" badgeLabel="more than 9 new" />
        <NavItem in="bottom" to="/me" label="Me" picture={<Avatar emoji="🦊" background="#ffe0b8" size={28} />} />
      </BottomBar>
      <Toasts closeLabel="Close" />
    </>
  );
}

function Mark(): ReactNode {
  return (
    <span className="inline-flex items-center gap-2.5 font-bold font-display text-leaf-deep text-xl">
      <Pip size={40} /> Lilypad
    </span>
  );
}

function LookButtons(): ReactNode {
  const [look, setLook] = useState(readLook());
  const change = (next: Parameters<typeof changeLook>[0]): void => {
    changeLook(next);
    setLook(readLook());
  };
  return (
    <>
      <Button
        look="ghost"
        aria-label="Night"
        aria-pressed={look.theme === 'night'}
        onClick={() => change({ theme: look.theme === 'night' ? 'day' : 'night' })}
      >
        <Emoji of="🌙" />
      </Button>
      <Button
        look="ghost"
        aria-label="Easy reading"
        aria-pressed={look.font === 'easy'}
        onClick={() => change({ font: look.font === 'easy' ? undefined : 'easy' })}
      >
        Aa
      </Button>
    </>
  );
}

function ButtonParts(): ReactNode {
  return (
    <Card className="flex flex-col gap-4">
      <h2>Buttons</h2>
      <div className="flex flex-wrap gap-3">
        <Button>Primary</Button>
        <Button look="secondary">Secondary</Button>
        <Button look="ghost">Ghost</Button>
        <Button look="danger">Danger</Button>
        <Button look="sun">Sun</Button>
        <Button size="large">Large</Button>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button pending>Sending</Button>
        <Button disabled>Disabled</Button>
        <Button look="secondary" disabled>
          Disabled
        </Button>
        <Button to="/dev/ui">A page</Button>
        <Button href="/icon.svg" look="secondary">
          A file
        </Button>
      </div>
      <div className="flex flex-wrap gap-3">
        {tones.map((tone) => (
          <Button key={tone} tone={tone}>
            {tone}
          </Button>
        ))}
      </div>
    </Card>
  );
}

function SmallParts(): ReactNode {
  const [tab, setTab] = useState<'overview' | 'badges' | 'streaks'>('overview');
  return (
    <>
      <Card className="flex flex-col gap-4">
        <h2>Small parts</h2>
        <div className="flex flex-wrap items-center gap-2">
          {tones.map((tone) => (
            <Chip key={tone} tone={tone}>
              {tone}
            </Chip>
          ))}
          <Chip tone="quiet">Not yet</Chip>
          <Spinner label="Loading" />
        </div>
        <Tabs
          label="My games"
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'overview', label: 'Overview' },
            { id: 'badges', label: 'Achievements' },
            { id: 'streaks', label: 'Streaks' },
          ]}
        >
          <p>This is {tab}.</p>
        </Tabs>
        <Callout tone="sky" emoji="💡" title="Good to know" action={<Button look="secondary">Show me</Button>}>
          A grown-up has to say yes first.
        </Callout>
        <Callout tone="lotus" emoji="🙈">
          We could not save that. Try again.
        </Callout>
      </Card>
      <Card>
        <EmptyState title="No buddies yet" action={<Button>Find buddies</Button>}>
          Ask a friend for their buddy code.
        </EmptyState>
      </Card>
    </>
  );
}

function PipParts(): ReactNode {
  return (
    <Card className="flex flex-wrap items-end justify-center gap-5">
      {moods.map((mood) => (
        <figure key={mood} className="flex flex-col items-center">
          <Pip mood={mood} size={200} label={`Pip, ${mood}`} />
          <figcaption className="flex items-center gap-2">
            <Pip mood={mood} size={32} /> {mood}
          </figcaption>
        </figure>
      ))}
    </Card>
  );
}
