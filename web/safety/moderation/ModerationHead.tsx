import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '#web/ui/controls/Button.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../messages/moderation/index.ts';
import { doneSentence, type PendingDecision } from './pending-decisions.ts';
import { type QueueCounts, useQueueCounts } from './queries.ts';

interface ModerationHeadProps {
  hasCase: boolean;
  last: PendingDecision | undefined;
  onUndo: () => void;
}

export function ModerationHead({ hasCase, last, onUndo }: ModerationHeadProps): ReactNode {
  const { data } = useQueueCounts();
  return (
    <>
      <div className="safety-head">
        <h1 className="min-w-0 max-sm:text-xl!">{t('safety.moderation.title')}</h1>
        {/* On a phone, the queue says the same, and the case is nearer. */}
        {data && (
          <div className="max-wide:hidden">
            <QueueCountChips counts={data} />
          </div>
        )}
        {/* On a phone the queue stands below the case, which may be long. */}
        {hasCase && (
          <a
            href="#review-queue"
            className="ms-auto inline-flex min-h-12 items-center font-bold underline max-sm:text-sm wide:hidden"
          >
            {t('safety.moderation.toQueue')}
          </a>
        )}
        <Link
          to="/moderation/holds"
          className={cx(
            'inline-flex min-h-12 items-center font-bold underline max-sm:hidden',
            hasCase ? 'wide:ms-auto' : 'ms-auto',
          )}
        >
          {t('safety.moderation.holds')}
        </Link>
      </div>
      <div className="safety-last" role="status">
        {last && (
          <>
            <span className="min-w-0 truncate">{doneSentence(last)}</span>
            <Button look="secondary" onClick={onUndo} className="shrink-0">
              {t('safety.moderation.undo')} <kbd className="safety-key">u</kbd>
            </Button>
          </>
        )}
      </div>
    </>
  );
}

function QueueCountChips({ counts }: { counts: QueueCounts }): ReactNode {
  return (
    <p className="flex flex-wrap gap-2">
      <Chip tone="sky">{t('safety.moderation.open', { count: counts.open })}</Chip>
      {counts.urgent > 0 && <Chip tone="lotus">{t('safety.moderation.urgent', { count: counts.urgent })}</Chip>}
      {counts.escalated > 0 && (
        <Chip tone="grape">{t('safety.moderation.escalated', { count: counts.escalated })}</Chip>
      )}
      <Chip tone={counts.onDuty > 0 ? 'leaf' : 'quiet'}>{t('safety.moderation.onDuty', { count: counts.onDuty })}</Chip>
    </p>
  );
}
