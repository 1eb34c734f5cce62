import { type ReactNode, useState } from 'react';
import { useUser } from '#web/app/session/session.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { t } from '../messages/holds/index.ts';
import { HoldDialog } from '../moderation/HoldDialog.tsx';
import { formatDate, kindLabel } from '../moderation/labels.ts';
import { type Hold, useChangeHold, useHolds } from './queries.ts';

/** Which cases are kept beyond their time, why, and until when. */
export function HoldsPage(): ReactNode {
  usePageTitle(t('safety.holds.title'));
  const holds = useHolds();
  const change = useChangeHold();
  const [extending, setExtending] = useState<string>();
  return (
    <Page>
      <h1>{t('safety.holds.title')}</h1>
      <p className="text-ink-soft">{t('safety.holds.text')}</p>
      {holds.isError && (
        <EmptyState
          title={t('safety.holds.failed')}
          action={<Button onClick={() => void holds.refetch()}>{t('ui.tryAgain')}</Button>}
        />
      )}
      {holds.isLoading && <Skeleton lines={5} />}
      {holds.data?.holds.length === 0 && <EmptyState title={t('safety.holds.none')} mood="sleeping" />}
      {holds.data?.holds.map((hold) => (
        <Row
          key={hold.caseId}
          hold={hold}
          onExtend={() => setExtending(hold.caseId)}
          onRelease={() => change.mutate({ caseId: hold.caseId })}
        />
      ))}
      {extending !== undefined && (
        <HoldDialog
          onClose={() => setExtending(undefined)}
          onYes={(hold) => {
            change.mutate({ caseId: extending, hold });
            setExtending(undefined);
          }}
        />
      )}
    </Page>
  );
}

interface RowProps {
  hold: Hold;
  onExtend: () => void;
  onRelease: () => void;
}

function Row({ hold, onExtend, onRelease }: RowProps): ReactNode {
  const { kind, reason, placedBy, placedAt, endsAt, isLast } = hold;
  const isAdmin = useUser().role === 'admin';
  return (
    <Card>
      <p className="font-bold font-display">
        {kindLabel(kind)} · {t('safety.holds.ends', { day: formatDate(endsAt) })}
      </p>
      <p>
        <bdi>{reason}</bdi>
      </p>
      <p className="text-ink-soft text-sm">
        {t('safety.holds.by', { name: placedBy ?? t('safety.holds.unknown'), day: formatDate(placedAt) })}
      </p>
      {isLast && <p className="text-ink-soft text-sm">{t('safety.holds.last')}</p>}
      <p className="mt-3 flex flex-wrap gap-3">
        <Button look="secondary" onClick={onExtend}>
          {t('safety.holds.extend')}
        </Button>
        {isAdmin && (
          <Button look="secondary" onClick={onRelease}>
            {t('safety.holds.release')}
          </Button>
        )}
      </p>
    </Card>
  );
}
