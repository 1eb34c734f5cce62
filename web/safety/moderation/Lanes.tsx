import type { ReactNode } from 'react';
import { type Lane, lanes } from '#contract/rules/lanes.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { t } from '../messages/moderation/index.ts';
import { type QueueCounts, useQueueCounts } from './queries.ts';

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
        <Button
          key={one}
          look={one === lane ? 'primary' : 'secondary'}
          aria-pressed={one === lane}
          aria-keyshortcuts="v"
          onClick={() => onLane(one)}
        >
          {t(`safety.moderation.lane.${one}`)} {data && countIn(data, one)}
        </Button>
      ))}
    </fieldset>
  );
}

function countIn({ open, urgent, visitors, visitorsUrgent }: QueueCounts, lane: Lane): string {
  const [all, pressing] = lane === 'visitors' ? [visitors, visitorsUrgent] : [open - visitors, urgent - visitorsUrgent];
  return pressing === 0 ? `${all}` : `${all} · ${t('safety.moderation.urgent', { count: pressing })}`;
}
