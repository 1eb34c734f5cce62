import type { ReactNode } from 'react';
import { page } from '#web/app/page.tsx';
import { useSession } from '#web/app/session.ts';

const BreakPage = page(() => import('./BreakPage.tsx').then((file) => file.BreakPage));

/** Shows the page itself, or where a child rests, a calm one that says until when. */
export function UnlessSuspended({ children }: { children: ReactNode }): ReactNode {
  const { user } = useSession();
  return user?.suspendedUntil ? <BreakPage until={user.suspendedUntil} /> : children;
}
