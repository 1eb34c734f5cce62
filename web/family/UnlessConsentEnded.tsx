import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '#web/app/session/session.ts';
import { Loading } from '#web/app/shell/LoadingPage.tsx';
import { isConsentEnded } from './ended-consent.ts';

const GoodbyePage = lazy(() => import('./GoodbyePage.tsx').then((file) => ({ default: file.GoodbyePage })));

/** Shows its children, unless a grown-up's answer has ended this child's account: then it says goodbye. */
export function UnlessConsentEnded({ children }: { children: ReactNode }): ReactNode {
  const { user } = useSession();
  if (user?.kind !== 'child' || !isConsentEnded(user.parentalConsentStatus)) return children;
  return (
    <Suspense fallback={<Loading />}>
      <GoodbyePage because={user.parentalConsentStatus} />
    </Suspense>
  );
}
