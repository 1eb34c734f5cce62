import type { ReactNode } from 'react';
import type { FilterPeriod, FilterReport } from '#contract/safety/learning.ts';
import { currentLocale, dateLocale } from '#web/app/i18n/translator.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { AdminFrame } from '../AdminFrame.tsx';
import { t } from '../messages/filter/index.ts';
import { WhenLoaded } from '../WhenLoaded.tsx';
import { DisagreementsCard } from './DisagreementsCard.tsx';
import { FilterRerunCard } from './FilterRerunCard.tsx';
import { useFilterReport } from './queries.ts';
import { RulesCard } from './RulesCard.tsx';

/** Where the filter and staff agreed in the last 7 and 28 days, and what today's filter would say. */
export function FilterReportPage(): ReactNode {
  const report = useFilterReport();
  return (
    <AdminFrame title={t('admin.filter.title')}>
      <p className="max-w-176 text-ink-soft">{t('admin.filter.text')}</p>
      <div>
        <Button look="secondary" to="/moderation/filter">
          {t('admin.filter.words')}
        </Button>
      </div>
      <WhenLoaded of={report}>{(data) => <Report {...data} />}</WhenLoaded>
    </AdminFrame>
  );
}

function Report({ isOn, kept, oldestAt, periods }: FilterReport): ReactNode {
  const longest = periods.at(-1);
  if (oldestAt === null || !longest) return <NothingKept isOn={isOn} />;
  const date = new Date(oldestAt).toLocaleDateString(dateLocale(), { dateStyle: 'medium' });
  const agreed = longest.rightlyHeld + longest.rightlyAllowed;
  const decided = agreed + longest.wronglyHeld + longest.missed;
  return (
    <>
      <p className="max-w-176">
        {decided > 0 && (
          <b className="block font-display text-xl">
            {t('admin.filter.agreed', {
              count: decided,
              agreed: agreed.toLocaleString(currentLocale()),
              days: longest.days,
            })}
          </b>
        )}
        {t('admin.filter.kept', { count: kept, date })}
      </p>
      <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">
        {periods.map((period) => (
          <PeriodCard key={period.days} {...period} />
        ))}
      </div>
      {decided > agreed && <DisagreementsCard />}
      <RulesCard {...longest} />
      <FilterRerunCard />
    </>
  );
}

function NothingKept({ isOn }: Pick<FilterReport, 'isOn'>): ReactNode {
  if (isOn)
    return (
      <EmptyState title={t('admin.filter.empty')} mood="sleeping">
        {t('admin.filter.emptyText')}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t('admin.filter.off')}
      action={<Button to="/admin/settings">{t('admin.filter.toSettings')}</Button>}
    >
      {t('admin.filter.offText')}
    </EmptyState>
  );
}

const figures = ['rightlyHeld', 'wronglyHeld', 'missed', 'rightlyAllowed'] as const;

function PeriodCard(period: FilterPeriod): ReactNode {
  const isEmpty = figures.every((name) => period[name] === 0);
  return (
    <Card>
      <h2>{t('admin.filter.lastDays', { days: period.days })}</h2>
      {isEmpty ? (
        <p className="mt-2 text-ink-soft">{t('admin.filter.noneIn')}</p>
      ) : (
        <dl className="ruled mt-2">
          {figures.map((name) => (
            <div key={name} className="flex items-center gap-4 py-3">
              <dt className="min-w-0 flex-1">
                <span className="block font-bold font-display">{t(`admin.filter.${name}`)}</span>
                <span className="block text-ink-soft text-sm">{explainFigure(name, period)}</span>
              </dt>
              <dd className="font-bold font-display text-3xl tabular-nums">
                {period[name].toLocaleString(currentLocale())}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}

function explainFigure(name: (typeof figures)[number], { missedReported }: FilterPeriod): string {
  const means = t(`admin.filter.${name}.means`);
  return name === 'missed' && missedReported > 0
    ? `${means} ${t('admin.filter.missedReported', { count: missedReported })}`
    : means;
}
