import type { ReactNode } from 'react';
import { Card } from '#web/ui/layout/Card.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { SendAgain } from './ConsentCard.tsx';
import { t } from './messages/index.ts';

/** What a parent had allowed is paused until they have read our new notice. */
export function NewNoticeCard(): ReactNode {
  return (
    <Card tone="sky" fill="soft">
      <div className="flex items-center gap-3">
        <Pip size={64} mood="happy" className="shrink-0" />
        <h2>{t('family.restated.title')}</h2>
      </div>
      <p className="mt-3">{t('family.restated.text')}</p>
      <SendAgain />
    </Card>
  );
}
