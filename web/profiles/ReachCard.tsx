import type { ReactNode } from 'react';
import { sentenceFor } from '#web/app/api.ts';
import { Switch } from '#web/ui/controls/Switch.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from './messages/index.ts';
import { useUpdateUser } from './queries.ts';

/** For children who may decide without a parent that their posts reach beyond buddies. */
export function ReachCard({ reach }: { reach: boolean }): ReactNode {
  const update = useUpdateUser();
  return (
    <Card>
      <h2>{t('profiles.reach')}</h2>
      <div className="mt-2">
        <Switch
          label={t('profiles.reach.switch')}
          hint={t('profiles.reach.hint')}
          checked={reach}
          onChange={(event) =>
            update.mutate(
              { reach: event.target.checked },
              {
                onError: (error) =>
                  showToast({ title: t('profiles.saveFailed'), description: sentenceFor(error), tone: 'destructive' }),
              },
            )
          }
        />
      </div>
    </Card>
  );
}
