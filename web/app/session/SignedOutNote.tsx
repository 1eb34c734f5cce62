import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { t } from '../messages/signed-out/index.ts';
import { onSocketMessage } from '../socket/messages.ts';
import { isClosing, type SignedOutBecause, SignedOutDialog } from './SignedOutDialog.tsx';
import { hasLeft, useSession } from './session.ts';

/** Long enough to be read by who looks back at the screen. */
const STAFF_MS = 15_000;

/** For a child or a member of staff whose session ends while the page is open, and not by their own hand: the page would jump without a word. */
export function SignedOutNote(): ReactNode {
  const { status, user } = useSession();
  const was = useRef<User['kind']>(undefined);
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
    const isOut = status === 'signed-out' && !hasLeft();
    setNote(isOut && was.current === 'child' ? because.current : undefined);
    if (isOut && was.current === 'staff')
      showToast({ title: t('app.signedOut'), description: t('app.signedOut.staff'), duration: STAFF_MS });
    was.current = user?.kind;
    because.current = 'signed_out';
  }, [status, user?.kind]);

  return note && <SignedOutDialog because={note} onClose={() => setNote(undefined)} />;
}
