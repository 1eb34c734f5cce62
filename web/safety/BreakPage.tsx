import type { ReactNode } from 'react';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { Appeal } from './Appeal.tsx';
import { t } from './messages/index.ts';
import { whyBreak } from './staff-message-text.ts';
import { useBreak } from './use-break.ts';
import { formatEnd, useBreakEnd } from './use-break-end.ts';

/** Replaces pages with other children while a child is suspended: until when, what still works, and one chance to appeal. */
export function BreakPage({ until }: { until: string }): ReactNode {
  usePageTitle(t('safety.break.title'));
  const pause = useBreak();
  const endsAt = new Date(until);

  useBreakEnd(until);
  return (
    <Page>
      <Card className="flex flex-col items-center gap-3 text-center">
        <Pip mood="sleeping" size={112} />
        <h1>{t('safety.break.title')}</h1>
        {pause && <p className="text-balance text-lg">{whyBreak(pause)}</p>}
        <Chip tone="sky" className="text-base!">
          <Emoji of="🌙" size={22} /> {t('safety.break.until', { time: formatEnd(endsAt) })}
        </Chip>
        <p className="max-w-130 text-balance">
          {t('safety.break.works')} {t('safety.break.nothingLost')}
        </p>
        <div className="my-2 flex flex-wrap justify-center gap-3">
          <Button to="/">{t('safety.break.play')}</Button>
          <Button to="/help" look="secondary">
            {t('safety.break.help')}
          </Button>
        </div>
        <p className="text-balance text-ink-soft">{t('safety.break.trust')}</p>
      </Card>
      {pause && <Appeal pause={pause} />}
    </Page>
  );
}
