import { type ReactNode, Suspense } from 'react';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { isOffline, LoadFailed } from '#web/app/LoadFailed.tsx';
import { lazyPage } from '#web/app/lazy-page.tsx';
import { isExplainedByCard } from '#web/family/explained-refusals.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from './messages/index.ts';
import { isOldDeck } from './queries.ts';

// Only for refused children.
const RefusalCard = lazyPage(() => import('#web/family/RefusalCard.tsx').then((file) => file.RefusalCard));

interface FailedProps {
  error: Error;
  tryAgain: () => void;
}

/** The first page failed to load. It loads again by itself when the network is back. */
export function FirstPageFailed({ error, tryAgain }: FailedProps): ReactNode {
  if (error instanceof ApiError && isExplainedByCard(error.problem))
    return (
      <Suspense fallback={null}>
        <RefusalCard refusal={error.problem} />
      </Suspense>
    );
  if (!isOffline(error)) return <LoadFailed title={t('feed.errorTitle')} error={error} onRetry={tryAgain} />;
  return (
    <LoadFailed title={t('feed.offlineTitle')} error={error} onRetry={tryAgain}>
      {t('feed.offlineHint')}
    </LoadFailed>
  );
}

/** Loaded cards stay. Pip is inline SVG, because pictures cannot load without a network. */
export function NextPageFailed({ error, tryAgain }: FailedProps): ReactNode {
  const isOld = isOldDeck(error);
  const offline = isOffline(error);
  return (
    <div role="alert">
      <Card tone={isOld ? 'sky' : 'sun'} fill="soft" className="flex items-center gap-4">
        <Pip mood={offline ? 'sleeping' : isOld ? 'happy' : 'sorry'} size={64} className="shrink-0" />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg">
            {t(isOld ? 'feed.oldDeckTitle' : offline ? 'feed.offlineTitle' : 'feed.moreFailed')}
          </h2>
          {!isOld && <p className="mt-1 text-sm">{offline ? t('feed.offlineHint') : sentenceFor(error)}</p>}
          <Button look="secondary" className="mt-3" onClick={tryAgain}>
            {t(isOld ? 'feed.freshCards' : 'ui.tryAgain')}
          </Button>
        </div>
      </Card>
    </div>
  );
}
