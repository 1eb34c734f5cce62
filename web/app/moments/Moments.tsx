import { Fragment, type ReactNode, Suspense, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { useSession } from '../session/session.ts';
import { celebrateWith } from './celebrated.ts';
import { isInterruptible } from './interruptible.ts';
import { closeMoment, forgetMoments, isMomentDue, onMoments, showNextMoment, shownMoment } from './queue.ts';

/** First the child sees what has happened; the celebration comes after it. */
const PAUSE_MS = 600;

/** Where celebrate() renders, one moment after another. Once, beside the pages. */
export function Moments(): ReactNode {
  const { user } = useSession();
  const account = user?.id;
  const moment = useSyncExternalStore(onMoments, shownMoment);
  const isDue = useSyncExternalStore(onMoments, isMomentDue);

  useEffect(() => {
    if (!isDue) return;
    const timer = setInterval(() => isInterruptible() && showNextMoment(), PAUSE_MS);
    return () => clearInterval(timer);
  }, [isDue]);

  // Before any page celebrates something; and what waits for one child is not shown to the next one.
  useLayoutEffect(() => {
    celebrateWith(account);
    return forgetMoments;
  }, [account]);

  return (
    // Stands there from the start: a screen reader hears only what changes inside a region that it knows.
    <div aria-live="polite">
      {moment && (
        <Suspense fallback={null}>
          <Fragment key={moment.id}>{moment.show(closeMoment)}</Fragment>
        </Suspense>
      )}
    </div>
  );
}
