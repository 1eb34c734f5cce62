import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { OwnWeek } from '#contract/family.ts';
import { isInactiveWeek } from '#contract/rules/week-figures.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { FamilyProblem } from '../home/FamilyProblem.tsx';
import { t } from '../messages/week/index.ts';
import { MinutesChart } from './MinutesChart.tsx';
import { useWeek } from './queries.ts';
import { StoppedNote } from './StoppedNote.tsx';
import { WeekFigures } from './WeekFigures.tsx';
import { dayAfter, formatDuration } from './week-words.ts';

interface WeekCardProps {
  childId: string;
  childName: string;
}

/** What a child did in the last seven days. */
export function WeekCard({ childId, childName }: WeekCardProps): ReactNode {
  const { data: week, error } = useWeek(childId);
  return (
    <Card aria-busy={!week && !error}>
      <div className="-mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2>{t('family.week.title')}</h2>
        <Link to={`/family/${childId}/reports`} className="inline-flex min-h-12 items-center font-bold text-leaf-deep">
          {t('family.week.all')}
        </Link>
      </div>
      {week && <Week week={week} childName={childName} />}
      {!week && !error && <Skeleton lines={7} className="mt-2" />}
      {!week && <FamilyProblem error={error} className="mt-3" />}
    </Card>
  );
}

function Week({ week, childName }: { week: OwnWeek; childName: string }): ReactNode {
  const { firstDay, joinedOn, timeActiveMinutes, stops } = week;
  const isFirstDay = joinedOn === dayAfter(firstDay, 6);
  return (
    <>
      {isInactiveWeek(week) ? (
        <p>{t(isFirstDay ? 'family.week.joined' : 'family.week.none', { name: childName })}</p>
      ) : (
        <p className="text-ink-soft">
          <b className="text-ink">{formatDuration(timeActiveMinutes)}</b> {t('family.week.sum')}
        </p>
      )}
      <MinutesChart {...week} />
      <WeekFigures week={week} />
      <StoppedNote stops={stops} childName={childName} />
    </>
  );
}
