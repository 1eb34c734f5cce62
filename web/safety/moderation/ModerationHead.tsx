import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Switch } from '#web/ui/controls/Switch.tsx';
import { t } from '../messages/moderation/index.ts';
import type { Waiting } from './outbox.ts';
import { type Desk, useDesk, useDuty } from './queries.ts';
import { decisionOf } from './words.ts';

interface DeskHeadProps {
  last: Waiting | undefined;
  onUndo: () => void;
  onKeys: () => void;
  onTrial: () => void;
}

export function ModerationHead({ last, onUndo, onKeys, onTrial }: DeskHeadProps): ReactNode {
  const { data } = useDesk();
  const duty = useDuty();
  return (
    <>
      <div className="safety-head">
        <h1>{t('safety.moderation.title')}</h1>
        {data && <DeskCounts desk={data} />}
        <div className="safety-tools">
          <Switch
            label={t('safety.moderation.duty')}
            checked={data?.isOnDuty ?? false}
            disabled={!data}
            onChange={(event) => duty.mutate(event.target.checked)}
          />
          <Button look="ghost" onClick={onTrial}>
            {t('safety.moderation.trial')}
          </Button>
          <Button look="ghost" onClick={onKeys}>
            {t('safety.moderation.keys')} <kbd className="safety-key">?</kbd>
          </Button>
        </div>
      </div>
      <div className="safety-last" role="status">
        {last && (
          <>
            <span className="min-w-0 truncate">
              {t('safety.moderation.done', { decision: decisionOf(last.decision, last.kind), title: last.title })}
            </span>
            <Button look="secondary" onClick={onUndo} className="shrink-0">
              {t('safety.moderation.undo')} <kbd className="safety-key">u</kbd>
            </Button>
          </>
        )}
      </div>
    </>
  );
}

/** How much waits, and whether somebody is looking. */
export function DeskCounts({ desk }: { desk: Desk }): ReactNode {
  return (
    <p className="flex flex-wrap gap-2">
      <Chip tone="sky">{t('safety.moderation.open', { count: desk.open })}</Chip>
      {desk.urgent > 0 && <Chip tone="lotus">{t('safety.moderation.urgent', { count: desk.urgent })}</Chip>}
      {desk.escalated > 0 && <Chip tone="grape">{t('safety.moderation.escalated', { count: desk.escalated })}</Chip>}
      <Chip tone={desk.onDuty > 0 ? 'leaf' : 'quiet'}>{t('safety.moderation.onDuty', { count: desk.onDuty })}</Chip>
    </p>
  );
}
