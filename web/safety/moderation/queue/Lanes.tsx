import type { ReactNode } from 'react';
import { type Lane, lanes } from '#contract/rules/lanes.ts';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../../messages/casework/index.ts';
import { type QueueCounts, useQueueCounts } from '../queries.ts';

interface LanesProps {
  lane: Lane;
  onLane: (lane: Lane) => void;
}

/** Switches between cases from children and messages of visitors, each with a count. */
export function Lanes({ lane, onLane }: LanesProps): ReactNode {
  const { data } = useQueueCounts();
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{t('safety.moderation.lanes')}</legend>
      {lanes.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === lane}
          aria-keyshortcuts="v"
          onClick={() => onLane(one)}
          className={cx('safety-filter', one === lane && 'safety-filter-on')}
        >
          {t(`safety.moderation.lane.${one}`)} <b>{data && formatCount(data, one)}</b>
        </button>
      ))}
    </fieldset>
  );
}

function formatCount({ open, urgent, visitors, visitorsUrgent }: QueueCounts, lane: Lane): string {
  const [all, pressing] = lane === 'visitors' ? [visitors, visitorsUrgent] : [open - visitors, urgent - visitorsUrgent];
  return pressing === 0 ? `${all}` : `${all} · ${t('safety.moderation.urgent', { count: pressing })}`;
}
