import type { ReactNode } from 'react';
import type { FailedJob } from '#contract/mails.ts';
import { dateLocale } from '#web/app/i18n/translator.ts';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { AdminFrame } from '../AdminFrame.tsx';
import { t } from '../messages/index.ts';
import { WhenLoaded } from '../WhenLoaded.tsx';
import { useFailedJobs } from './queries.ts';

/** The list behind the figure of failed jobs: what each does, and whether it works again. */
export function JobsPage(): ReactNode {
  const failed = useFailedJobs();
  return (
    <AdminFrame title={t('admin.jobs.title')}>
      <p className="text-ink-soft">{t('admin.jobs.text')}</p>
      <WhenLoaded of={failed}>
        {({ jobs }) =>
          jobs.length === 0 ? (
            <EmptyState title={t('admin.jobs.none')} mood="sleeping">
              {t('admin.jobs.noneText')}
            </EmptyState>
          ) : (
            <Card padding="none">
              <ul className="ruled">
                {jobs.map((job) => (
                  <Job key={job.name} {...job} />
                ))}
              </ul>
            </Card>
          )
        }
      </WhenLoaded>
    </AdminFrame>
  );
}

function Job({ name, summary, failures, lastFailedAt, succeededAt }: FailedJob): ReactNode {
  return (
    <li className="px-5 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold font-display">
        {summary}
        {succeededAt === null ? (
          <Chip tone="lotus">{t('admin.jobs.fails')}</Chip>
        ) : (
          <Chip tone="leaf">{t('admin.jobs.works', { time: formatTime(succeededAt) })}</Chip>
        )}
      </p>
      <p>{t('admin.jobs.failures', { count: failures, time: formatTime(lastFailedAt) })}</p>
      <p className="break-words text-ink-soft text-sm">
        <bdi>{name}</bdi>
      </p>
    </li>
  );
}

function formatTime(at: string): string {
  return new Date(at).toLocaleString(dateLocale(), { dateStyle: 'medium', timeStyle: 'short' });
}
