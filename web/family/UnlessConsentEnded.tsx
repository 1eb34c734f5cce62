import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '#web/app/session/session.ts';
import { Loading } from '#web/app/shell/LoadingPage.tsx';
import { isConsentEnded } from './ended-consent.ts';

const GoodbyePage = lazy(() => import('./GoodbyePage.tsx').then((file) => ({ default: file.GoodbyePage })));

/** Shows its children, or a goodbye if a parent's answer has ended this account. */
export function UnlessConsentEnded({ children }: { children: ReactNode }): ReactNode {
  const { user } = useSession();
  if (user?.kind !== 'child' || !isConsentEnded(user.parentalConsentStatus)) return children;
  return (
    <Suspense fallback={<Loading />}>
      <GoodbyePage because={user.parentalConsentStatus} />
    </Suspense>
  );
}
