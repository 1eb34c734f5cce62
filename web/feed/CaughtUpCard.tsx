import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from './messages/index.ts';

/** Nothing new is left: a good moment to stop, or to look at favorites. */
export function CaughtUpCard({ onMore }: { onMore: (() => void) | undefined }): ReactNode {
  return (
    <Card tone="sun" fill="soft" className="flex flex-col items-center text-center">
      <Pip mood="cheering" size={132} />
      <h2 className="mt-3">{t('feed.caughtUp')}</h2>
      <p className="mt-1 max-w-100">{t('feed.caughtUpHint')}</p>
      {onMore && (
        <Button className="mt-4" onClick={onMore}>
          {t('feed.favorites')}
        </Button>
      )}
    </Card>
  );
}

export function EndCard(): ReactNode {
  return (
    <Card fill="soft" tone="leaf" className="flex flex-col items-center text-center">
      <Pip mood="sleeping" size={132} />
      <h2 className="mt-3">{t('feed.end')}</h2>
      <p className="mt-1 max-w-100">{t('feed.endHint')}</p>
    </Card>
  );
}
