import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { OwnChild, WeeklyReport } from '#contract/family.ts';
import { isInactiveWeek } from '#contract/rules/week-figures.ts';
import { MoreButton } from '#web/ui/controls/MoreButton.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { FamilyPage } from '../home/FamilyPage.tsx';
import { FamilyProblem } from '../home/FamilyProblem.tsx';
import { t } from '../messages/week/index.ts';
import { MinutesChart } from './MinutesChart.tsx';
import { useReports } from './queries.ts';
import { ReportMailSwitch } from './ReportMailSwitch.tsx';
import { StoppedNote } from './StoppedNote.tsx';
import { WeekFigures } from './WeekFigures.tsx';
import { formatDuration, formatWeek, reportTime } from './week-words.ts';

/** The weekly reports about a child, newest first. */
export function ReportsPage(): ReactNode {
  return (
    <FamilyPage title={({ firstName }) => t('family.reports.title', { name: firstName })}>
      {(child) => <Reports key={child.id} child={child} />}
    </FamilyPage>
  );
}

function Reports({ child }: { child: OwnChild }): ReactNode {
  const { id, firstName } = child;
  return (
    <div className="mx-auto grid w-full max-w-200 grid-cols-1 gap-5 wide:max-w-none wide:grid-cols-2">
      <div>
        <Link to={`/family/${id}`} className="inline-flex min-h-12 items-center font-bold font-display text-leaf-deep">
          {t('family.reports.back', { name: firstName })}
        </Link>
        <h2 className="mt-1 break-words text-2xl">{t('family.reports.title', { name: firstName })}</h2>
      </div>
      <Card padding="small" className="self-end">
        <ReportMailSwitch childId={id} childName={firstName} />
      </Card>
      <ReportList childId={id} childName={firstName} />
    </div>
  );
}

function ReportList({ childId, childName }: { childId: string; childName: string }): ReactNode {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useReports(childId);
  if (!data)
    return error ? (
      <FamilyProblem error={error} />
    ) : (
      <Card aria-busy="true" aria-label={t('family.reports.loading')}>
        <Skeleton lines={8} />
      </Card>
    );
  const reports = data.pages.flatMap((page) => page.reports);
  if (reports.length === 0)
    return (
      <EmptyState className="wide:col-span-2" title={t('family.reports.none.title')}>
        {t('family.reports.none.text', { time: reportTime() })}
      </EmptyState>
    );
  return (
    <>
      {reports.map((report) => (
        <Report key={report.firstDay} report={report} childName={childName} />
      ))}
      <MoreButton
        className="wide:col-span-2 wide:justify-self-center"
        more={hasNextPage ? () => void fetchNextPage() : undefined}
        pending={isFetchingNextPage}
      >
        {t('family.reports.older')}
      </MoreButton>
      <FamilyProblem error={error} />
    </>
  );
}

function Report({ report, childName }: { report: WeeklyReport; childName: string }): ReactNode {
  const { firstDay, timeActiveMinutes, stops } = report;
  return (
    <Card as="article">
      <h3>{formatWeek(firstDay)}</h3>
      {isInactiveWeek(report) ? (
        <p className="text-ink-soft">{t('family.reports.zero', { name: childName })}</p>
      ) : (
        <p className="text-ink-soft">
          <b className="text-ink">{formatDuration(timeActiveMinutes)}</b> {t('family.reports.sum')}
        </p>
      )}
      <MinutesChart {...report} />
      <WeekFigures week={report} />
      <StoppedNote stops={stops} childName={childName} />
    </Card>
  );
}
