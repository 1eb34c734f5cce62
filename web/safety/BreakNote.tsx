import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { Appeal } from './Appeal.tsx';
import { t } from './messages/index.ts';
import { whyBreak } from './staff-message-text.ts';
import { useBreak } from './use-break.ts';
import { formatEnd, useBreakEnd } from './use-break-end.ts';

/** Shown above the riddles of a suspended child: what still works, and one chance to appeal. */
export function BreakNote({ until }: { until: string }): ReactNode {
  const pause = useBreak();
  const [asks, setAsks] = useState(false);
  useBreakEnd(until);
  return (
    <>
      <Card tone="sky" fill="soft" as="section" aria-labelledby="break">
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4">
          <Pip mood="sleeping" size={88} className="sm:row-span-2 sm:self-start" />
          <h2 id="break">{t('safety.break.title')}</h2>
          <div className="max-sm:col-span-2">
            <p className="mt-1">
              {pause && whyBreak(pause)} {t('safety.break.until', { time: formatEnd(new Date(until)) })}
            </p>
            <p className="mt-2">{t('safety.break.works')}</p>
            <p className="mt-1 text-ink-soft">{t('safety.break.alone')}</p>
          </div>
        </div>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button to="/help" look="secondary">
            {t('safety.break.help')}
          </Button>
          {pause?.canAppeal && !asks && (
            <Button look="ghost" onClick={() => setAsks(true)}>
              {t('safety.break.appeal')}
            </Button>
          )}
        </div>
      </Card>
      {pause && (asks || !pause.canAppeal) && <Appeal pause={pause} takesFocus={asks} />}
    </>
  );
}
