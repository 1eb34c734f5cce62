import { type ReactNode, Suspense } from 'react';
import type { OwnTimes } from '#contract/family.ts';
import { sentenceFor } from '#web/app/api.ts';
import { lazyPage } from '#web/app/lazy-page.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { limitText } from '../controls/time-words.ts';
import { WeekBars } from '../controls/WeekBars.tsx';
import { t } from '../messages/own-times/index.ts';
import { useOwnTimes } from './queries.ts';
import '../controls/controls.css';

/** Only from 13 on. */
const OwnTimesChoice = lazyPage(() => import('./OwnTimesChoice.tsx').then((file) => file.OwnTimesChoice));

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
      {data && !data.isOwnChoice && <SetTimes times={data} />}
      {data?.isOwnChoice && (
        <Suspense fallback={<Skeleton lines={3} className="mt-4" />}>
          <OwnTimesChoice times={data} />
        </Suspense>
      )}
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
