import { type ReactNode, useState } from 'react';
import type { KeptPeriod } from '#contract/admin.ts';
import { dateLocale } from '#web/app/i18n/translator.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { AdminFrame } from '../AdminFrame.tsx';
import { t } from '../messages/kept/index.ts';
import { WhenLoaded } from '../WhenLoaded.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { useKeptPeriods } from './queries.ts';

/** How long data is kept that ends by itself: what was deleted, what failed, and a way to shorten each time. */
export function KeptPage(): ReactNode {
  const kept = useKeptPeriods();
  const [changed, setChanged] = useState<KeptPeriod>();
  return (
    <AdminFrame title={t('admin.kept.title')}>
      <p className="text-ink-soft">{t('admin.kept.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" to="/privacy?for=grown-ups#kept-account">
          {t('admin.kept.privacy')}
        </Button>
        <Button look="secondary" to="/staff/audit-log">
          {t('admin.kept.log')}
        </Button>
      </div>
      <WhenLoaded of={kept}>{({ periods }) => <Periods periods={periods} onChange={setChanged} />}</WhenLoaded>
      {changed && <ChangeDialog {...changed} onClose={() => setChanged(undefined)} />}
    </AdminFrame>
  );
}

interface PeriodsProps {
  periods: readonly KeptPeriod[];
  onChange: (period: KeptPeriod) => void;
}

function Periods({ periods, onChange }: PeriodsProps): ReactNode {
  const lastRun = findLastRun(periods);
  return (
    <>
      <p className="font-bold">
        {lastRun ? t('admin.kept.lastRun', { time: formatMinute(lastRun) }) : t('admin.kept.never')}
      </p>
      <Card padding="none">
        <ul className="ruled">
          {periods.map((period) => (
            <Kept key={period.period} {...period} lastRun={lastRun} onChange={() => onChange(period)} />
          ))}
        </ul>
      </Card>
    </>
  );
}

interface KeptProps extends KeptPeriod {
  /** When the job ran last. */
  lastRun: string | undefined;
  onChange: () => void;
}

function Kept({ period, days, max, run, lastRun, onChange }: KeptProps): ReactNode {
  const what = t(`admin.kept.${period}`);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-5 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold font-display">
          {what}
          {days < max && <Chip tone="leaf">{t('admin.kept.shortened', { max })}</Chip>}
          {run && !run.isDone && run.failed.length === 0 && <Chip tone="sun">{t('admin.kept.goesOn')}</Chip>}
        </p>
        <p className="text-ink-soft text-sm">
          {period === 'unused' ? t('admin.kept.byNotice') : outcome(run, lastRun)}
        </p>
        {run && run.failed.length > 0 && (
          <p className="mt-1">
            <Chip tone="lotus">{t('admin.kept.failed', { tables: run.failed.join(', ') })}</Chip>
          </p>
        )}
      </div>
      <div className="flex items-center justify-between gap-x-6 max-sm:w-full">
        <p className="font-bold tabular-nums">{t('admin.kept.days', { count: days })}</p>
        <Button look="secondary" onClick={onChange} aria-label={t('admin.kept.changeThis', { what })}>
          {t('admin.kept.change')}
        </Button>
      </div>
    </li>
  );
}

/** The time stands above the list; a row that an earlier run came to last says its own. */
function outcome(run: KeptPeriod['run'], lastRun: string | undefined): string {
  if (!run) return t('admin.kept.notYet');
  const text =
    run.deletedInAll === 0
      ? t('admin.kept.nothing')
      : t('admin.kept.deleted', { count: run.deleted, all: run.deletedInAll });
  const time = formatMinute(run.at);
  return lastRun && time === formatMinute(lastRun) ? text : `${time}: ${text}`;
}

function findLastRun(periods: readonly KeptPeriod[]): string | undefined {
  return periods
    .flatMap(({ run }) => run?.at ?? [])
    .toSorted()
    .at(-1);
}

function formatMinute(at: string): string {
  return new Date(at).toLocaleString(dateLocale(), { dateStyle: 'medium', timeStyle: 'short' });
}
