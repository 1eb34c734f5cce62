import { type ReactNode, Suspense, useState } from 'react';
import { LoadFailed } from '#web/app/LoadFailed.tsx';
import { lazyPage } from '#web/app/lazy-page.tsx';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { Dresser } from './Dresser.tsx';
import { t } from './messages/index.ts';
import { type OwnFrog, type Store, useOwnFrog, useStore } from './queries.ts';
import './pip.css';

const Hatching = lazyPage(() => import('./hatching/Hatching.tsx').then((file) => file.Hatching));

/** A child's own frog: it hatches once, and is dressed here afterwards. */
export function MyPipPage(): ReactNode {
  usePageTitle(t('rewards.pip.title'));
  const frog = useOwnFrog();
  const store = useStore();
  const failed = frog.error ?? store.error;
  return (
    <Page width="wide">
      {frog.data && store.data ? (
        <FrogAndStore frog={frog.data} store={store.data} />
      ) : failed ? (
        <Card>
          <LoadFailed
            title={t('rewards.pip.loadFailed')}
            error={failed}
            onRetry={() => void Promise.all([frog.refetch(), store.refetch()])}
          />
        </Card>
      ) : (
        <Waiting />
      )}
    </Page>
  );
}

function FrogAndStore({ frog, store }: { frog: OwnFrog; store: Store }): ReactNode {
  // Stays until the child moves on, although the frog is saved before that.
  const [isHatching, setHatching] = useState(!frog.isSaved);
  if (!isHatching) return <Dresser frog={frog} store={store} />;
  return (
    <Suspense fallback={<Skeleton className="h-160 rounded-card" />}>
      <Hatching hatched={frog.look} onDone={() => setHatching(false)} />
    </Suspense>
  );
}

function Waiting(): ReactNode {
  return (
    <div className="rewards-pip">
      <Skeleton className="rewards-pip-waiting rounded-card" />
      <Skeleton className="h-160 rounded-card" />
    </div>
  );
}
