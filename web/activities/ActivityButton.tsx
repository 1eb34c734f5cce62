import type { ReactNode } from 'react';
import { TileLink } from '#web/ui/controls/TileLink.tsx';
import { t } from './messages/index.ts';
import { useActivityNews } from './queries.ts';

/** The way to what others did. The dot stays until the child has looked. */
export function ActivityButton(): ReactNode {
  const { data } = useActivityNews();
  return (
    <TileLink
      to="/activities"
      emoji="🔔"
      label={t('activities.title')}
      dotLabel={data?.hasNew ? t('activities.isNew') : undefined}
    />
  );
}
