import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CaseRow } from '#contract/safety.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../messages/moderation/index.ts';
import { kindLabel, titleOf, toneOf, waitingTime } from './labels.ts';

/** As --breakpoint-wide in web/ui/style/tokens.css. On a phone the queue is below the case, which would scroll out of sight. */
const besideTheCase = '(min-width: 68.75rem)';

interface QueueListProps {
  cases: readonly CaseRow[];
  current: string | undefined;
  isLoading: boolean;
  /** Undefined when the whole queue is loaded. */
  onMore: (() => void) | undefined;
  onChoose: (id: string) => void;
}

export function QueueList({ cases, current, isLoading, onMore, onChoose }: QueueListProps): ReactNode {
  const [now] = useState(Date.now);
  return (
    <nav className="safety-queue" aria-label={t('safety.moderation.queue')} aria-busy={isLoading}>
      {isLoading && <Skeleton lines={8} className="p-4" />}
      <ol>
        {cases.map((row) => (
          <li key={row.id}>
            <Row row={row} now={now} isCurrent={row.id === current} onChoose={onChoose} />
          </li>
        ))}
      </ol>
      {onMore && (
        <Button look="ghost" className="w-full" onClick={onMore}>
          {t('safety.moderation.more')}
        </Button>
      )}
    </nav>
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
  const reports = row.reports > 0 ? t('safety.moderation.reported', { count: row.reports }) : undefined;
  const more = row.added > 0 ? t('safety.moderation.added', { count: row.added }) : undefined;
  const age = row.ageGroup === null ? undefined : t('safety.moderation.age', { ageGroup: row.ageGroup });
  return (
    <button
      ref={button}
      type="button"
      data-tone={toneOf(row)}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => onChoose(row.id)}
      className={cx('safety-row', isCurrent && 'safety-row-now')}
    >
      <span className="safety-row-title">
        <bdi>{titleOf(row)}</bdi>
      </span>
      <span className="safety-row-more">
        {[
          row.urgent && t('safety.moderation.isUrgent'),
          kindLabel(row.kind),
          more,
          age,
          reports,
          waitingTime(row.openedAt, now),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </button>
  );
}
