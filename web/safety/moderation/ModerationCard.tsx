import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/moderation/index.ts';
import { QueueCountChips } from './ModerationHead.tsx';
import { useQueueCounts } from './queries.ts';

/** Links to the review queue and shows how many cases wait. */
export function ModerationCard(): ReactNode {
  const { data } = useQueueCounts();
  return (
    <Card tone={data && data.urgent > 0 ? 'lotus' : 'leaf'}>
      <h2>{t('safety.moderation.title')}</h2>
      <p className="text-ink-soft">{t('safety.moderation.linkText')}</p>
      <div className="mt-3 min-h-8">{data && <QueueCountChips counts={data} />}</div>
      <Button to="/moderation" className="mt-4">
        {t('safety.moderation.link')}
      </Button>
    </Card>
  );
}
