import { type ReactNode, useState } from 'react';
import type { OwnTimes } from '#contract/family.ts';
import { sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { DaysDialog } from '../controls/DaysDialog.tsx';
import { LimitSlider } from '../controls/LimitSlider.tsx';
import { limitText } from '../controls/time-words.ts';
import { WeekBars } from '../controls/WeekBars.tsx';
import { t } from '../messages/own-times/index.ts';
import { useChooseOwnTimes, useOwnTimes } from './queries.ts';
import '../controls/controls.css';

/** How long and when Lilypad is open to the child; from 13 on they choose it here. */
export function MyTimesCard(): ReactNode {
  const { data, error } = useOwnTimes();
  return (
    <Card aria-busy={!data && !error}>
      <h2>{t('family.myTimes')}</h2>
      {!data && !error && <Skeleton lines={3} className="mt-4" />}
      {!data && error && (
        <Callout tone="lotus" className="mt-3">
          {sentenceFor(error)}
        </Callout>
      )}
      {data && (data.isOwnChoice ? <OwnChoice times={data} /> : <SetTimes times={data} />)}
    </Card>
  );
}

function SetTimes({ times: { dailyLimit, openHours, usedMinutes } }: { times: OwnTimes }): ReactNode {
  if (dailyLimit === null && openHours === null) return <p className="mt-2">{t('family.myTimes.open')}</p>;
  return (
    <>
      {dailyLimit !== null && (
        <p className="mt-2">
          {t('family.myTimes.limit', { limit: limitText(dailyLimit) })}{' '}
          {t('family.myTimes.used', { count: Math.min(usedMinutes ?? 0, dailyLimit) })}
        </p>
      )}
      {openHours !== null && (
        <>
          <h3 className="mt-4">{t('family.myTimes.hours')}</h3>
          <WeekBars hours={openHours} />
        </>
      )}
      <p className="mt-3 text-ink-soft text-sm">{t('family.myTimes.grownUp')}</p>
    </>
  );
}

function OwnChoice({ times: { dailyLimit, openHours } }: { times: OwnTimes }): ReactNode {
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
        <Button look="ghost" className="-me-4" onClick={() => setIsOpen(true)}>
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
