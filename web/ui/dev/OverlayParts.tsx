import { type ReactNode, useState } from 'react';
import { Button } from '../Button.tsx';
import { Card } from '../Card.tsx';
import { Confetti } from '../Confetti.tsx';
import { Dialog } from '../Dialog.tsx';
import { Pip } from '../Pip.tsx';
import { showToast } from '../show-toast.ts';
import { playSound, type Sound } from '../sound.ts';

const sounds: Sound[] = ['click', 'success', 'levelup', 'popup', 'error', 'whoosh', 'notification'];

/** What lies over the page, and what is heard. */
export function OverlayParts(): ReactNode {
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
        <ToastButtons />
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

function ToastButtons(): ReactNode {
  return (
    <>
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
    </>
  );
}
