import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { LegalHold } from '#contract/safety/holds.ts';
import { useUser } from '#web/app/session/session.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { SureDialog } from '#web/ui/overlays/SureDialog.tsx';
import { t } from '../messages/holds/index.ts';
import { HoldDialog } from '../moderation/HoldDialog.tsx';
import { formatDate, kindLabel } from '../moderation/labels.ts';
import { type Hold, useChangeHold, useHolds } from './queries.ts';

/** Which cases are kept beyond their time, why, and until when. */
export function HoldsPage(): ReactNode {
  usePageTitle(t('safety.holds.title'));
  const { data, isError, refetch } = useHolds();
  return (
    <Page width="wide">
      <Head />
      {isError && (
        <EmptyState
          title={t('safety.holds.failed')}
          action={<Button onClick={() => void refetch()}>{t('ui.tryAgain')}</Button>}
        />
      )}
      {!data && !isError && <Skeleton lines={5} />}
      {data?.holds.length === 0 && (
        <EmptyState title={t('safety.holds.none')} mood="sleeping">
          {t('safety.holds.noneText')}
        </EmptyState>
      )}
      {data && data.holds.length > 0 && <HoldList holds={data.holds} />}
    </Page>
  );
}

interface Asked {
  readonly about: 'extend' | 'release';
  readonly hold: Hold;
}

function HoldList({ holds }: { holds: readonly Hold[] }): ReactNode {
  const change = useChangeHold();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const send = (hold?: LegalHold): void => {
    if (asked) change.mutate({ caseId: asked.hold.caseId, hold });
    close();
  };
  return (
    <Card aria-label={t('safety.holds.title')}>
      <p className="font-bold" role="status">
        {t('safety.holds.count', { count: holds.length })}
      </p>
      <ul className="mt-2 ruled">
        {holds.map((hold) => (
          <Row key={hold.caseId} hold={hold} onAsk={(about) => setAsked({ about, hold })} />
        ))}
      </ul>
      {asked?.about === 'extend' && <HoldDialog extended={asked.hold} onClose={close} onYes={send} />}
      {asked?.about === 'release' && (
        <SureDialog
          title={t('safety.holds.sure')}
          yes={t('safety.holds.yes')}
          no={t('safety.holds.no')}
          onClose={close}
          onYes={() => send()}
        >
          {t('safety.holds.means')}
        </SureDialog>
      )}
    </Card>
  );
}

function Head(): ReactNode {
  return (
    <div>
      <Link to="/moderation" className="inline-flex min-h-12 items-center font-bold underline">
        {t('safety.holds.back')}
      </Link>
      <h1>{t('safety.holds.title')}</h1>
      <p className="text-ink-soft">{t('safety.holds.text')}</p>
    </div>
  );
}

interface RowProps {
  hold: Hold;
  onAsk: (about: Asked['about']) => void;
}

function Row({ hold, onAsk }: RowProps): ReactNode {
  const { caseId, kind, reason, placedBy, placedAt, endsAt, isLast } = hold;
  const isAdmin = useUser().role === 'admin';
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-72 break-words">
        <Link to={`/moderation/cases/${caseId}`} className="inline-flex min-h-12 items-center font-bold underline">
          {t('safety.holds.until', { kind: kindLabel(kind), day: formatDate(endsAt) })}
        </Link>
        <p className="max-w-176 whitespace-pre-line">
          <bdi>{reason}</bdi>
        </p>
        <p className="mt-1 text-ink-soft text-sm">
          {t('safety.holds.by', { name: placedBy ?? t('safety.holds.unknown'), day: formatDate(placedAt) })}
        </p>
        {isLast && <p className="text-ink-soft text-sm">{t('safety.holds.last')}</p>}
      </div>
      <p className="flex flex-wrap items-center gap-3">
        <Button look="secondary" onClick={() => onAsk('extend')}>
          {t('safety.holds.extend')}
        </Button>
        {isAdmin && (
          <Button look="secondary" onClick={() => onAsk('release')}>
            {t('safety.holds.release')}
          </Button>
        )}
      </p>
    </li>
  );
}
