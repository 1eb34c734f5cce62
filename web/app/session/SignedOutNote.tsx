import { type ReactNode, useEffect, useRef, useState } from 'react';
import { onSocketMessage } from '../socket/messages.ts';
import { isClosing, type SignedOutBecause, SignedOutDialog } from './SignedOutDialog.tsx';
import { hasLeft, useSession } from './session.ts';

/** For a child whose session ends while the page is open, and not by their own hand: the page would jump without a word. */
export function SignedOutNote(): ReactNode {
  const { status, user } = useSession();
  const wasChild = useRef(false);
  const because = useRef<SignedOutBecause>('signed_out');
  const [note, setNote] = useState<SignedOutBecause>();

  useEffect(
    () =>
      onSocketMessage((message) => {
        if (message.type === 'bye' && isClosing(message.reason)) because.current = message.reason;
      }),
    [],
  );
  useEffect(() => {
    if (status === 'loading') return;
    setNote(wasChild.current && status === 'signed-out' && !hasLeft() ? because.current : undefined);
    wasChild.current = user?.kind === 'child';
    because.current = 'signed_out';
  }, [status, user?.kind]);

  return note && <SignedOutDialog because={note} onClose={() => setNote(undefined)} />;
}
