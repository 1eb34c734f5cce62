import { type ReactNode, useState } from 'react';
import { lazyPage } from '#web/app/lazy-page.tsx';
import { useSession } from '#web/app/session/session.ts';
import { useFocusAfterChange } from '#web/app/shell/page-title.ts';
import { ClosingNews } from './ClosingNews.tsx';

const ClosedPage = lazyPage(() => import('./ClosedPage.tsx').then((file) => file.ClosedPage));

interface UnlessClosedProps {
  /** A game or picture that was already started may be finished. */
  finishes?: boolean;
  children: ReactNode;
}

/** Shows the page, or a sleeping Pip while Lilypad is closed to the child. */
export function UnlessClosed({ finishes = false, children }: UnlessClosedProps): ReactNode {
  const { user } = useSession();
  const closed = user?.closed;
  // Only what was open when time ran out: nothing new can be started.
  const [wasOpen] = useState(closed === undefined);
  const isFinishing = finishes && wasOpen && closed?.mayFinish === true;
  const isClosed = closed !== undefined && !isFinishing;
  useFocusAfterChange(isClosed);
  if (isClosed) return <ClosedPage closed={closed} />;
  return (
    <>
      {children}
      <ClosingNews />
    </>
  );
}
