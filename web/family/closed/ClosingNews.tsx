import type { ReactNode } from 'react';
import { lazyPage } from '#web/app/lazy-page.tsx';
import { useSession } from '#web/app/session/session.ts';
import { Optional } from '#web/ui/layout/Optional.tsx';

const ClosingNote = lazyPage(() => import('./ClosingNote.tsx').then((file) => file.ClosingNote));

/** Loads its file only when Lilypad is about to close to a child, or has closed while a game may be finished. */
export function ClosingNews(): ReactNode {
  const { user } = useSession();
  return user?.closing || user?.closed ? (
    <Optional>
      <ClosingNote user={user} />
    </Optional>
  ) : null;
}
