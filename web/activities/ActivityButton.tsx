import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { t } from './messages/index.ts';
import { useActivityNews } from './queries.ts';

/** The way to what others did. The dot stays until the child has looked. */
export function ActivityButton(): ReactNode {
  const { data } = useActivityNews();
  return (
    <Button look="secondary" to="/activities" wide>
      <Emoji of="🔔" size={24} />
      {t('activities.title')}
      {data?.hasNew && (
        <span className="size-3 rounded-full bg-lotus">
          <span className="sr-only">{t('activities.isNew')}</span>
        </span>
      )}
    </Button>
  );
}
