import type { ReactNode } from 'react';
import { ageGroups } from '#contract/rules/age.ts';
import { type CaseFilter, caseFilters } from '#contract/safety.ts';
import { useSession } from '#web/app/session/session.ts';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../../messages/casework/index.ts';
import { kindLabel, kinds } from '../labels.ts';
import { type QueueCounts, type QueueFilters, useQueueCounts } from '../queries.ts';

interface QueueFilterBarProps {
  filters: QueueFilters;
  onChange: (change: Partial<QueueFilters>) => void;
}

/** What of the queue is shown, each part with its count. */
export function QueueFilterBar({ filters, onChange }: QueueFilterBarProps): ReactNode {
  const { data } = useQueueCounts();
  const isAdmin = useSession().user?.role === 'admin';
  const offered = caseFilters.filter(
    (show) => show === filters.show || isUsual(show) || (data && isOffered(data, show, isAdmin)),
  );
  return (
    <div className="flex flex-col gap-2">
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">{t('safety.queue.show')}</legend>
        {offered.map((show) => (
          <button
            key={show}
            type="button"
            aria-pressed={filters.show === show}
            onClick={() => onChange({ show })}
            className={cx('safety-filter', filters.show === show && 'safety-filter-on')}
          >
            {t(`safety.queue.${show}`)} {data && <b>{countShown(data, show)}</b>}
          </button>
        ))}
      </fieldset>
      <div className="grid grid-cols-2 gap-2">
        <select
          className="control min-w-0"
          aria-label={t('safety.queue.kind')}
          value={filters.kind ?? ''}
          onChange={(event) => onChange({ kind: event.target.value || undefined })}
        >
          <option value="">{t('safety.queue.anyKind')}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindLabel(kind)}
            </option>
          ))}
        </select>
        <select
          className="control min-w-0"
          aria-label={t('safety.queue.age')}
          value={filters.ageGroup ?? ''}
          onChange={(event) => onChange({ ageGroup: ageGroups.find((one) => one === event.target.value) })}
        >
          <option value="">{t('safety.queue.anyAge')}</option>
          {ageGroups.map((ageGroup) => (
            <option key={ageGroup} value={ageGroup}>
              {t('safety.moderation.age', { ageGroup })}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

function isUsual(show: CaseFilter): boolean {
  return show !== 'removing' && show !== 'escalated';
}

/** A rare state is offered while a case is in it; only admins decide what was escalated. */
function isOffered(counts: QueueCounts, show: CaseFilter, isAdmin: boolean): boolean {
  return countShown(counts, show) > 0 && (show !== 'escalated' || isAdmin);
}

function countShown({ open, urgent, reported, mine, removing, escalated }: QueueCounts, show: CaseFilter): number {
  switch (show) {
    case 'all':
      return open;
    case 'urgent':
      return urgent;
    case 'reports':
      return reported;
    case 'mine':
      return mine;
    case 'removing':
      return removing;
    case 'escalated':
      return escalated;
  }
}
