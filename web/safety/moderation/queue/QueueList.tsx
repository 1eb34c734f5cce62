import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CaseRow } from '#contract/safety.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { MoreButton } from '#web/ui/controls/MoreButton.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../../messages/casework/index.ts';
import { Initials } from '../casework/Initials.tsx';
import { caseTone, kindLabel, shortReason, waitingTime } from '../labels.ts';
import { useQueueCounts } from '../queries.ts';
import type { ReviewQueue } from '../review-queue.ts';
import { besideTheCase } from './beside-the-case.ts';
import { Lanes } from './Lanes.tsx';
import { QueueFilterBar } from './QueueFilterBar.tsx';

/** The list of what waits, with its filters. */
export function QueueList({ queue }: { queue: ReviewQueue }): ReactNode {
  const { state, cases, current, hasMore, isLoadingMore, loadMore, chooseId, filters, changeFilters, showDialog } =
    queue;
  const [now] = useState(Date.now);
  const urgent = cases.filter((row) => row.urgent);
  const calm = cases.filter((row) => !row.urgent);
  const rows = (some: readonly CaseRow[]) =>
    some.map((row) => (
      <li key={row.id}>
        <Row row={row} now={now} isCurrent={row.id === current?.id} onChoose={chooseId} />
      </li>
    ));
  return (
    <nav
      id="review-queue"
      className="safety-queue"
      aria-label={t('safety.moderation.queue')}
      aria-busy={state === 'loading'}
    >
      <div className="safety-queue-head">
        <Lanes lane={filters.lane} onLane={(lane) => changeFilters({ lane })} />
        <QueueFilterBar filters={filters} onChange={changeFilters} />
      </div>
      <div className="safety-queue-rows">
        {state === 'loading' && <Skeleton lines={8} className="p-4" />}
        {state === 'ready' && cases.length === 0 && <NoMatch queue={queue} />}
        {urgent.length > 0 && <p className="safety-queue-group">{t('safety.queue.urgentFirst')}</p>}
        <ol>{rows(urgent)}</ol>
        {urgent.length > 0 && calm.length > 0 && <p className="safety-queue-group">{t('safety.queue.then')}</p>}
        <ol>{rows(calm)}</ol>
        <MoreButton look="ghost" wide more={hasMore ? loadMore : undefined} pending={isLoadingMore}>
          {t('safety.moderation.more')}
        </MoreButton>
      </div>
      <p className="safety-queue-keys">
        <kbd className="safety-key">j</kbd> <kbd className="safety-key">k</kbd> {t('safety.queue.move')}
        <kbd className="safety-key">c</kbd> {t('safety.queue.claim')}
        <Button look="ghost" className="mb-0! min-h-10! px-2! text-sm!" onClick={() => showDialog('keys')}>
          <kbd className="safety-key">?</kbd> {t('safety.queue.keys')}
        </Button>
      </p>
    </nav>
  );
}

/** Nothing here is not nothing at all: with a filter on, other cases may wait. */
function NoMatch({ queue: { filters, changeFilters } }: { queue: ReviewQueue }): ReactNode {
  const { lane, show, kind, ageGroup } = filters;
  const { data } = useQueueCounts();
  if (show === 'all' && !kind && !ageGroup)
    return (
      <EmptyState title={t(`safety.moderation.empty.${lane}`)} mood="sleeping">
        {t(`safety.moderation.emptyText.${lane}`)}
        {data && !data.isOnDuty && ` ${t('safety.moderation.emptyDuty')}`}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t('safety.queue.none')}
      action={
        <Button look="secondary" onClick={() => changeFilters({ show: 'all', kind: undefined, ageGroup: undefined })}>
          {t('safety.queue.showAll')}
        </Button>
      }
    >
      {t('safety.queue.noneText')}
    </EmptyState>
  );
}

interface RowProps {
  row: CaseRow;
  now: number;
  isCurrent: boolean;
  onChoose: (id: string) => void;
}

function Row({ row, now, isCurrent, onChoose }: RowProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent && matchMedia(besideTheCase).matches) button.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isCurrent]);
  const { kind, reason, state, ageGroup, reports, added, claimedBy, openedAt } = row;
  const words = row.title === '' ? row.beginning : row.title;
  const facts = [
    (state === 'escalated' || state === 'removing') && t(`safety.queue.${state}`),
    ageGroup !== null && t('safety.moderation.age', { ageGroup }),
    reports > 0 && t('safety.moderation.reported', { count: reports }),
    added > 0 && t('safety.moderation.added', { count: added }),
  ].filter(Boolean);
  return (
    <button
      ref={button}
      type="button"
      data-tone={caseTone(row)}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => onChoose(row.id)}
      className={cx('safety-row', isCurrent && 'safety-row-now')}
    >
      <span className="min-w-0 flex-1">
        <span className="safety-row-title">
          {reason === kind ? kindLabel(kind) : `${shortReason(reason)} · ${kindLabel(kind)}`}
        </span>
        <span className="safety-row-more">
          {facts.join(' · ')}
          {words !== '' && (
            <>
              {facts.length > 0 && ' · '}
              <bdi>“{words}”</bdi>
            </>
          )}
        </span>
      </span>
      <span className="safety-row-side">
        <span className="sr-only">{t('safety.queue.waits', { time: waitingTime(openedAt, now) })}</span>
        <span aria-hidden="true">{waitingTime(openedAt, now)}</span>
        {claimedBy !== null && <Initials name={claimedBy} label={t('safety.queue.claimedBy', { name: claimedBy })} />}
      </span>
    </button>
  );
}
