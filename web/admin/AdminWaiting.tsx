import type { ReactNode } from 'react';
import { currentLocale } from '#web/app/i18n/translator.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { FigureLink } from '#web/ui/layout/FigureLink.tsx';
import { t } from './messages/index.ts';
import { useDashboard } from './queries.ts';
import { Warnings } from './Warnings.tsx';

const figures = [
  { key: 'openMessages', to: '/admin/messages', isProblem: false },
  { key: 'retriedMails', to: '/admin/mails', isProblem: true },
  { key: 'lostMails', to: '/admin/mails', isProblem: true },
  { key: 'failedJobs', to: '/admin/jobs', isProblem: true },
  { key: 'activeDay', to: '/admin/people?active=day', isProblem: false },
] as const;

/** What waits for an admin, on the home of staff. */
export function AdminWaiting(): ReactNode {
  const { data } = useDashboard();
  return (
    <>
      {data && <Warnings {...data} />}
      <Card>
        <h2>{t('admin.waiting')}</h2>
        <div className="mt-4 flex flex-wrap gap-3 sm:grid sm:grid-cols-5">
          {figures.map(({ key, to, isProblem }) => (
            <FigureLink
              key={key}
              to={to}
              label={t(`admin.stat.${key}`)}
              value={data?.[key].toLocaleString(currentLocale())}
              tone={isProblem && data && data[key] > 0 ? 'lotus' : undefined}
            />
          ))}
        </div>
      </Card>
    </>
  );
}
