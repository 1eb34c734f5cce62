import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { Banner } from '../feedback/Banner.tsx';
import { Callout } from '../feedback/Callout.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { showToast } from '../feedback/show-toast.ts';
import { Card } from '../layout/Card.tsx';
import { tones } from '../style/tone.ts';
import { Columns, Row, Sample } from './Section.tsx';

export function MessageParts(): ReactNode {
  return (
    <>
      <ToastRow />
      <Card className="flex flex-col gap-4">
        <h3>Banners</h3>
        <Banner emoji="📡">You are offline. We keep what you type.</Banner>
        <Banner tone="sky" emoji="✨" action={<Button look="secondary">Load it</Button>}>
          Lilypad is new.
        </Banner>
        <div data-pretend="focus">
          <Banner tone="leaf" action={<Button look="secondary">Focus on a full tone</Button>}>
            The ring is seen here too.
          </Banner>
        </div>
      </Card>
      <div>
        <h3 className="mb-3">Callouts</h3>
        <Columns>
          {tones.map((tone) => (
            <Callout key={tone} tone={tone} emoji="💡" title={tone}>
              A grown-up has to say yes first.
            </Callout>
          ))}
          <Callout tone="lotus" emoji="🙈">
            We could not save that. Try again.
          </Callout>
          <Callout tone="sky" emoji="👋" title="With an action" action={<Button look="secondary">Show me</Button>}>
            There is more to say about this, and it goes on for a while, so that the lines break.
          </Callout>
        </Columns>
      </div>
      <EmptyStates />
    </>
  );
}

function ToastRow(): ReactNode {
  return (
    <Card>
      <Row title="Toasts: one at a time, five seconds">
        <Button look="secondary" onClick={() => showToast({ title: 'Saved', tone: 'success' })}>
          Success
        </Button>
        <Button
          look="secondary"
          onClick={() => showToast({ title: 'Psst!', description: "That's a lot for now. Stretch?" })}
        >
          Neutral
        </Button>
        <Button
          look="secondary"
          onClick={() =>
            showToast({
              title: "That didn't work",
              description: 'Your words are safe. Try again in a minute, or ask a grown-up to look at the network.',
              tone: 'destructive',
            })
          }
        >
          Sorry, and long
        </Button>
        <Button look="secondary" onClick={() => showToast({ title: 'A new badge', emoji: '🦉', duration: 60_000 })}>
          A minute, with an owl
        </Button>
      </Row>
    </Card>
  );
}

function EmptyStates(): ReactNode {
  return (
    <div>
      <h3 className="mb-3">Empty, error, offline, done, not allowed</h3>
      <Columns>
        <State mood="thinking" of="nothing here" title="No buddies yet" action={<Button>Find buddies</Button>}>
          Ask a friend for their buddy code.
        </State>
        <State mood="sorry" of="an error" title="That did not load" action={<Button>Try again</Button>}>
          It is not your fault. Give it a minute.
        </State>
        <State mood="sleeping" of="offline" title="We can't reach the pond" action={<Button>Try again</Button>}>
          Is the Wi-Fi on? We keep what you typed.
        </State>
        <State
          mood="cheering"
          of="all done"
          title="You have seen it all"
          action={<Button look="sun">Play a game</Button>}
        >
          New cards come tomorrow.
        </State>
        <State mood="happy" of="not allowed yet" title="A grown-up decides this" action={<Button>Ask them</Button>}>
          Your grown-up can switch chat on.
        </State>
        <State small mood="happy" of="nothing here, little room" title="Start your conversation!">
          Say hello to Maya.
        </State>
      </Columns>
    </div>
  );
}

function State({ of: state, ...props }: Parameters<typeof EmptyState>[0] & { of: string }): ReactNode {
  return (
    <Sample of={state}>
      <Card>
        <EmptyState {...props} />
      </Card>
    </Sample>
  );
}
