import type { ReactNode } from 'react';
import type { Settings } from '#contract/admin.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Switch } from '#web/ui/controls/Switch.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { ErrorCallout } from '../ErrorCallout.tsx';
import { t } from '../messages/filter/index.ts';
import { useChangeSettings } from '../queries.ts';

/** Whether what staff decide is kept, to measure the filter. */
export function KeepDecisionsCard({ keepStaffDecisions }: Settings): ReactNode {
  const change = useChangeSettings();
  return (
    <Card>
      <h2>{t('admin.filter.set')}</h2>
      <ErrorCallout error={change.error} />
      <Switch
        label={t('admin.filter.set.keep')}
        hint={t('admin.filter.set.hint')}
        checked={keepStaffDecisions}
        disabled={change.isPending}
        onChange={(event) => change.mutate({ keepStaffDecisions: event.target.checked })}
      />
      {keepStaffDecisions && (
        <>
          <p className="mb-4 text-ink-soft text-sm">{t('admin.filter.set.off')}</p>
          <Button look="secondary" to="/admin/filter">
            {t('admin.filter.set.see')}
          </Button>
        </>
      )}
    </Card>
  );
}
