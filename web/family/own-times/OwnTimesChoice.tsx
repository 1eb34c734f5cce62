import { type ReactNode, useState } from 'react';
import type { OwnTimes } from '#contract/family.ts';
import { sentenceFor } from '#web/app/api.ts';
import { lazyDialog } from '#web/app/lazy-dialog.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { LimitSlider } from '../controls/LimitSlider.tsx';
import { WeekBars } from '../controls/WeekBars.tsx';
import { t } from '../messages/own-times/index.ts';
import { useChooseOwnTimes } from './queries.ts';

const DaysDialog = lazyDialog(() => import('../controls/DaysDialog.tsx').then((file) => file.DaysDialog));
const fetchAhead = (): void => void DaysDialog.load().catch(() => undefined);

/** A limit and open hours that young people choose for themselves. */
export function OwnTimesChoice({ times: { dailyLimit, openHours } }: { times: OwnTimes }): ReactNode {
  const choose = useChooseOwnTimes();
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  const save = (change: Partial<Pick<OwnTimes, 'dailyLimit' | 'openHours'>>): void =>
    choose.mutate({ dailyLimit, openHours, ...change });
  return (
    <>
      <LimitSlider
        limit={dailyLimit}
        hint={t('family.myTimes.own')}
        onChange={(limit) => save({ dailyLimit: limit })}
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4">
        <h3>{t('family.myTimes.hours')}</h3>
        <Button
          look="ghost"
          className="-me-4"
          onClick={() => setIsOpen(true)}
          onPointerEnter={fetchAhead}
          onFocus={fetchAhead}
        >
          {t('family.myTimes.change')}
        </Button>
      </div>
      <WeekBars hours={openHours} />
      {choose.error && (
        <div role="alert" className="mt-3">
          <Callout tone="lotus">{sentenceFor(choose.error)}</Callout>
        </div>
      )}
      {isOpen && (
        <DaysDialog
          hours={openHours}
          onClose={close}
          onSave={(hours) => {
            save({ openHours: hours });
            close();
          }}
        />
      )}
    </>
  );
}
