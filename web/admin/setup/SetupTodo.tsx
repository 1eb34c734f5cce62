import type { ReactNode } from 'react';
import { setupSteps } from '#contract/rules/set-up.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Meter } from '#web/ui/feedback/Meter.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/index.ts';
import { useDashboard } from '../queries.ts';

/** Leads an admin to the set-up until it is finished: nothing is more useful on the first day. */
export function SetupTodo(): ReactNode {
  const done = useDashboard().data?.setupStepsDone ?? null;
  if (done === null) return null;
  const all = setupSteps.length;
  return (
    <Card tone="leaf">
      <h2>{t('admin.setup.todo')}</h2>
      <p className="mt-1 mb-4">{t('admin.setup.todoText')}</p>
      <Meter value={done} max={all} label={t('admin.setup')} valueText={t('admin.setup.progress', { done, all })} />
      <Button to="/admin/setup" className="mt-4">
        {t(done === 0 ? 'admin.setup.todoStart' : 'admin.setup.todoGoOn')}
      </Button>
    </Card>
  );
}
