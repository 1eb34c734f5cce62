import type { ReactNode } from 'react';
import { page } from '#web/app/page.tsx';
import { useSession } from '#web/app/session.ts';

const RestPage = page(() => import('./RestPage.tsx').then((file) => file.RestPage));

/** Shows the page itself, or where a child rests, a calm one that says until when. */
export function Resting({ children }: { children: ReactNode }): ReactNode {
  const { user } = useSession();
  return user?.pausedUntil ? <RestPage until={user.pausedUntil} /> : children;
}
