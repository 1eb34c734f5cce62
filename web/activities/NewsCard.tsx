import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { ActivityRow } from './ActivityRow.tsx';
import { t } from './messages/index.ts';
import { latestActivities } from './queries.ts';

const SHOWN_ACTIVITIES = 3;

/** The newest things that others did, beside the feed. */
export function NewsCard(): ReactNode {
  const { data } = useQuery(latestActivities);
  if (!data || data.length === 0) return null;
  return (
    <Card tone="lotus">
      <h2>{t('activities.whatsNew')}</h2>
      <ul className="mt-1 ruled">
        {data.slice(0, SHOWN_ACTIVITIES).map((activity) => (
          <ActivityRow key={activity.id} activity={activity} />
        ))}
      </ul>
      <Button look="ghost" to="/activities" className="-ms-4 -mb-3">
        {t('activities.all')}
      </Button>
    </Card>
  );
}
