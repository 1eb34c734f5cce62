import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { sentenceFor } from '#web/app/api.ts';
import { GoIcon } from '#web/ui/controls/icons.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { formatDay, formatShortTime } from '../format-time.ts';
import { t } from '../messages/forms/index.ts';
import { useWaitingForms } from './queries.ts';

/** The forms that wait for staff, oldest first. */
export function SignedFormsCard(): ReactNode {
  const { data, error } = useWaitingForms();
  return (
    <Card tone={data && data.count > 0 ? 'sun' : undefined}>
      <h2>{t('forms.staff')}</h2>
      <p className="text-ink-soft">{t('forms.staff.text')}</p>
      {error && <Callout tone="lotus">{sentenceFor(error)}</Callout>}
      {!data && !error && <Skeleton lines={2} />}
      {data && (
        <p className="mt-3 font-bold">
          {data.count > 0 ? t('forms.staff.count', { count: data.count }) : t('forms.staff.empty')}
        </p>
      )}
      <ul className="mt-1 ruled">
        {data?.forms.map(({ id, username, code, pages, handedInAt, until }) => (
          <li key={id}>
            <Link
              to={`/staff/families/forms/${id}`}
              aria-label={t('forms.staff.open', { username })}
              className="-mx-2 flex min-h-16 items-center gap-3 rounded-button px-2 py-3 transition-colors hover:bg-mist active:bg-leaf-soft"
            >
              <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-1">
                <span>
                  <span className="block break-all font-bold text-leaf-deep underline">{username}</span>
                  <span className="block text-ink-soft text-sm">
                    {code} · {t('forms.staff.pages', { count: pages })}
                  </span>
                </span>
                <span className="text-ink-soft text-sm sm:text-end">
                  <span className="block">{t('forms.staff.handedIn', { when: formatShortTime(handedInAt) })}</span>
                  <span className="block">{t('forms.staff.until', { until: formatDay(until) })}</span>
                </span>
              </span>
              <GoIcon />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
