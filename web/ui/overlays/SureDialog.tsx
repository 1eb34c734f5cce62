import { type ReactNode, useRef } from 'react';
import { Button } from '../controls/Button.tsx';
import { Dialog } from './Dialog.tsx';

interface SureDialogProps {
  title: string;
  /** What will happen. */
  children: string;
  yes: string;
  no: string;
  onYes: () => void;
  onClose: () => void;
}

/** Asks before something that nobody can undo. The focus starts on the button that changes nothing. */
export function SureDialog({ title, children, yes, no, onYes, onClose }: SureDialogProps): ReactNode {
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={children}
      focusFirst={keep}
      actions={
        <>
          <Button look="danger" onClick={onYes}>
            {yes}
          </Button>
          <Button ref={keep} look="secondary" onClick={onClose}>
            {no}
          </Button>
        </>
      }
    />
  );
}
