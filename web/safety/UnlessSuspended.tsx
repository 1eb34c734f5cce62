import type { ReactNode } from 'react';
import { lazyPage } from '#web/app/lazy-page.tsx';
import { useSession } from '#web/app/session/session.ts';

const BreakPage = lazyPage(() => import('./BreakPage.tsx').then((file) => file.BreakPage));

/** Shows the page, or the break page while the child is suspended. */
export function UnlessSuspended({ children }: { children: ReactNode }): ReactNode {
  const { user } = useSession();
  return user?.suspendedUntil ? <BreakPage until={user.suspendedUntil} /> : children;
}
