import type { ReactNode } from 'react';
import { useUser } from '#web/app/session/session.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from '../messages/index.ts';

export function HubFooter(): ReactNode {
  const { can, suspendedUntil } = useUser();
  return (
    <Card tone="leaf" fill="soft" className="flex flex-wrap items-center gap-4">
      <Pip mood="cheering" size={96} className="max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-64">
        <h2>{t('rewards.footer')}</h2>
        <p className="mt-1">{t('rewards.footer.text')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button to="/">{t('rewards.footer.riddle')}</Button>
        {can.meetOthers && suspendedUntil === undefined && (
          <Button look="secondary" to="/friends?tab=find">
            {t('rewards.footer.buddies')}
          </Button>
        )}
        <Button look="secondary" to="/pond">
          {t('rewards.footer.pond')}
        </Button>
        <Button look="secondary" to="/how-points-work">
          {t('rewards.footer.points')}
        </Button>
      </div>
    </Card>
  );
}
