import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { Field } from '../controls/Field.tsx';
import { Confetti } from '../feedback/Confetti.tsx';
import { showToast } from '../feedback/show-toast.ts';
import { Card } from '../layout/Card.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { Pip } from '../pip/Pip.tsx';
import { Row } from './Section.tsx';

type Shown = 'plain' | 'party' | 'long' | 'form';

export function OverlayParts(): ReactNode {
  const [open, setOpen] = useState<Shown>();
  const close = (): void => setOpen(undefined);
  return (
    <Card>
      <Row title="Dialogs">
        <Button onClick={() => setOpen('plain')}>A question</Button>
        <Button onClick={() => setOpen('form')}>A form</Button>
        <Button onClick={() => setOpen('long')}>A long one</Button>
        <Button look="sun" onClick={() => setOpen('party')}>
          A party
        </Button>
      </Row>
      <Question open={open === 'plain'} close={close} />
      <LongRead open={open === 'long'} close={close} />
      <Dialog
        open={open === 'form'}
        onClose={close}
        size="large"
        title="A form"
        closeLabel="Close"
        actions={<Button>Save</Button>}
      >
        <Field label="A name for your book" />
      </Dialog>
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

function Question({ open, close }: { open: boolean; close: () => void }): ReactNode {
  return (
    <Dialog
      open={open}
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
  );
}

function LongRead({ open, close }: { open: boolean; close: () => void }): ReactNode {
  const later = useRef<HTMLButtonElement>(null);
  const [asks, setAsks] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={close}
      title="The rules, which are many today"
      closeLabel="Close"
      focusFirst={later}
      actions={
        <>
          <Button onClick={close}>I have read them</Button>
          <Button ref={later} look="secondary" onClick={close}>
            Later
          </Button>
        </>
      }
    >
      {Array.from({ length: 14 }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place
        <p key={line} className="mt-3">
          {line + 1}. Be kind to buddies, even when they are slow. Everybody was new once.
        </p>
      ))}
      <Button look="ghost" onClick={() => setAsks(true)}>
        Ask about them
      </Button>
      <Question open={asks} close={() => setAsks(false)} />
    </Dialog>
  );
}
