import { type ReactNode, useState } from 'react';
import { Avatar } from '../Avatar.tsx';
import { Banner } from '../Banner.tsx';
import { BottomBar } from '../BottomBar.tsx';
import { Button } from '../Button.tsx';
import { Callout } from '../Callout.tsx';
import { Card } from '../Card.tsx';
import { Chip } from '../Chip.tsx';
import { Confetti } from '../Confetti.tsx';
import { Dialog } from '../Dialog.tsx';
import { Emoji } from '../Emoji.tsx';
import { EmojiText } from '../EmojiText.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { changeLook, readLook } from '../look.ts';
import { Meter } from '../Meter.tsx';
import { NavItem } from '../NavItem.tsx';
import { Page } from '../Page.tsx';
import { Pip } from '../Pip.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { Spinner } from '../Spinner.tsx';
import { showToast } from '../show-toast.ts';
import { playSound, type Sound } from '../sound.ts';
import { Tabs } from '../Tabs.tsx';
import { Toasts } from '../Toasts.tsx';
import { TopBar } from '../TopBar.tsx';
import { tones } from '../tone.ts';
import { FormParts } from './FormParts.tsx';

const moods = ['happy', 'thinking', 'cheering', 'sorry', 'sleeping'] as const;
const sounds: Sound[] = ['click', 'success', 'levelup', 'popup', 'error', 'whoosh', 'notification'];

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

function StartColumn(): ReactNode {
  return (
    <>
      <Card className="flex flex-col items-center text-center">
        <Avatar emoji="🦊" background="#ffe0b8" size={92} ring />
        <h2 className="mt-2">Mika the Curious</h2>
        <p className="text-ink-soft text-sm">@mika_fox</p>
        <Meter className="mt-4 w-full" tone="sun" label="Level 7" value={812} max={948} valueText="812 / 948" />
        <p className="mt-2 text-ink-soft text-sm">136 points to level 8</p>
      </Card>
      <Callout emoji="🔥" title="5 day streak">
        Good going! Rest days are okay too.
      </Callout>
    </>
  );
}

function EndColumn(): ReactNode {
  return (
    <>
      <Card className="flex flex-col gap-4">
        <h2>Today's quests</h2>
        <Meter tone="grape" label={<EmojiText>🧠 Solve 3 riddles</EmojiText>} value={2} max={3} valueText="2/3" />
        <Meter tone="leaf" label="Win a game" value={1} max={1} valueText="Done!" />
        <Meter tone="lotus" label="Cheer a buddy" value={0} max={1} valueText="0/1" />
      </Card>
      <div className="grid grid-cols-2 gap-3">
        {tones.map((tone) => (
          <Card key={tone} tone={tone} fill="full" padding="small">
            <Emoji of="🃏" size={36} />
            <h3 className="mt-1">{tone}</h3>
          </Card>
        ))}
      </div>
    </>
  );
}

function CardParts(): ReactNode {
  return (
    <>
      <Card tone="grape" as="article">
        <div className="flex justify-between gap-2">
          <Chip>
            <Emoji of="🤔" /> Riddle · Medium
          </Chip>
          <Chip tone="sun">
            <Emoji of="⭐" /> 40 points
          </Chip>
        </div>
        <h2 className="mt-3">I have a face and two hands, but I never wave. What am I?</h2>
        <div className="mt-4 flex flex-wrap gap-3">
          <input className="control min-w-40 flex-1" placeholder="Type your guess" aria-label="Your guess" />
          <Button size="large">Guess</Button>
        </div>
        <div className="mt-3 flex justify-end">
          <Button look="ghost">
            <Emoji of="👀" /> Show the answer
          </Button>
        </div>
      </Card>
      <Card tone="sun" as="article">
        <Chip>
          <Emoji of="😄" /> Joke
        </Chip>
        <h2 className="mt-3">Why did the frog take the bus?</h2>
        <Button wide className="mt-4">
          Show the punchline
        </Button>
      </Card>
      <Card as="article">
        <div className="flex items-center gap-3">
          <Avatar emoji="🐼" background="#d6e9ff" hereLabel="here now" />
          <div>
            <h3>Panda Pete</h3>
            <p className="text-ink-soft text-sm">Level 31 · 2 hours ago</p>
          </div>
          <Chip tone="leaf" className="ms-auto">
            <Emoji of="📖" /> Story
          </Chip>
        </div>
        <p className="mt-3">
          <EmojiText>
            {'We went outside and the whole pond was glass! 🧊 My sister found a leaf ❤️ in the ice 👩🏾‍🚀 1️⃣.'}
          </EmojiText>
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button look="secondary">
            <Emoji of="❤️" /> 12
          </Button>
          <Button look="secondary">
            <Emoji of="💬" /> 4 comments
          </Button>
          <Button look="secondary" className="ms-auto">
            <Emoji of="🔊" /> Read to me
          </Button>
        </div>
      </Card>
      <Card tone="teal" fill="soft">
        <h3>A soft card</h3>
        <p>An octopus has three hearts and blue blood.</p>
      </Card>
      <Card aria-busy="true">
        <div className="flex items-center gap-3">
          <Skeleton className="size-12 rounded-full" />
          <Skeleton className="h-5 w-40 rounded-sm" />
        </div>
        <Skeleton lines={3} className="mt-4" />
      </Card>
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

function OverlayParts(): ReactNode {
  const [open, setOpen] = useState<'plain' | 'party'>();
  const close = (): void => setOpen(undefined);
  return (
    <Card className="flex flex-col gap-4">
      <h2>Dialogs, toasts, sounds</h2>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen('plain')}>Dialog</Button>
        <Button look="sun" onClick={() => setOpen('party')}>
          Party
        </Button>
        <Button look="secondary" onClick={() => showToast({ title: 'Saved', tone: 'success' })}>
          Success
        </Button>
        <Button
          look="secondary"
          onClick={() => showToast({ title: 'Psst!', description: 'You have seen plenty. Stretch?' })}
        >
          Neutral
        </Button>
        <Button
          look="secondary"
          onClick={() =>
            showToast({
              title: 'That did not work',
              description: 'Your words are safe. Try again in a minute.',
              tone: 'destructive',
            })
          }
        >
          Sorry
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        {sounds.map((sound) => (
          <Button key={sound} look="ghost" onClick={() => playSound(sound)}>
            {sound}
          </Button>
        ))}
      </div>
      <Dialog
        open={open === 'plain'}
        onClose={close}
        title="Delete this story?"
        description="It is gone for good then. Your buddies will not see it either."
        closeLabel="Close"
        actions={
          <>
            <Button look="danger" onClick={close}>
              Delete it
            </Button>
            <Button look="secondary" onClick={() => showToast({ title: 'Above the dialog', tone: 'success' })}>
              Keep it
            </Button>
          </>
        }
      />
      <Dialog
        open={open === 'party'}
        onClose={close}
        tone="sun"
        title="Level 8!"
        description="You are now a Curious Hopper."
        closeLabel="Close"
        picture={<Pip mood="cheering" size={180} />}
        actions={<Button onClick={close}>Hooray!</Button>}
      >
        <Confetti />
      </Dialog>
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
