import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '#web/app/session/session.ts';
import { useConsent } from './queries.ts';

// It comes once in an account's life, so its code comes then.
const ConsentGrantedDialog = lazy(() =>
  import('./ConsentGrantedDialog.tsx').then(
    (file) => ({ default: file.ConsentGrantedDialog }),
    () => ({ default: () => null }),
  ),
);

/** The place where a child learns that a grown-up has said yes, wherever they are just then. */
export function ConsentNews(): ReactNode {
  const { user } = useSession();
  const { data: own } = useConsent(user?.parentalConsentStatus === 'granted');
  if (user?.parentalConsentStatus !== 'granted' || own?.status !== 'granted' || !own.isNews || own.isPaused)
    return null;
  return (
    <Suspense fallback={null}>
      <ConsentGrantedDialog scopes={own.scopes} />
    </Suspense>
  );
}
