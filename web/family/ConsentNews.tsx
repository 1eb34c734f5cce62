import { type ReactNode, useEffect } from 'react';
import { lazyMoment } from '#web/app/moments/lazy-moment.tsx';
import { celebrate } from '#web/app/moments/queue.ts';
import { useSession } from '#web/app/session/session.ts';
import { useConsent } from './queries.ts';

// Shown once in an account's life, so it has its own chunk.
const ConsentGrantedDialog = lazyMoment(() =>
  import('./ConsentGrantedDialog.tsx').then((file) => file.ConsentGrantedDialog),
);

const ControlsNewsCard = lazyMoment(() =>
  import('./own-times/ControlsNewsCard.tsx').then((file) => file.ControlsNewsCard),
);

/** Celebrates a parent's consent, and tells the child about changes, on any page. The server stores whether it was seen. */
export function ConsentNews(): ReactNode {
  const { user } = useSession();
  const isGranted = user?.parentalConsentStatus === 'granted';
  const { data: own } = useConsent(isGranted);
  const isNews = isGranted && own?.status === 'granted' && own.isNews && !own.isPaused;

  useEffect(() => {
    if (isNews) celebrate({ id: 'consent', show: (onClose) => <ConsentGrantedDialog onClose={onClose} /> });
  }, [isNews]);

  // While Lilypad is closed, or about to close, the page itself says why.
  const isOpen = user?.closed === undefined && user?.closing === undefined;
  const isChanged = isGranted && isOpen && own?.isChanged === true && !own.isNews;

  useEffect(() => {
    if (isChanged) celebrate({ id: 'controls', show: (onClose) => <ControlsNewsCard onClose={onClose} /> });
  }, [isChanged]);

  return null;
}
