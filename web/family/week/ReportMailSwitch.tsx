import type { ReactNode } from 'react';
import { Switch } from '#web/ui/controls/Switch.tsx';
import { FamilyProblem } from '../home/FamilyProblem.tsx';
import { t } from '../messages/week/index.ts';
import { useChooseReportMail, useWeek } from './queries.ts';
import { reportTime } from './week-words.ts';

/** Whether this parent gets the weekly report by e-mail. */
export function ReportMailSwitch({ childId, childName }: { childId: string; childName: string }): ReactNode {
  const { data: week, error } = useWeek(childId);
  const choose = useChooseReportMail(childId);
  return (
    <>
      <Switch
        label={t('family.week.mail')}
        hint={t('family.week.mail.hint', { time: reportTime(), name: childName })}
        disabled={!week}
        checked={week?.isReportWanted ?? false}
        onChange={({ currentTarget }) => choose.mutate(currentTarget.checked)}
      />
      <FamilyProblem error={error ?? choose.error} className="mt-2" />
    </>
  );
}
