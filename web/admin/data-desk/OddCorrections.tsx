import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '#web/ui/controls/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { ErrorCallout } from '../ErrorCallout.tsx';
import { t } from '../messages/data-desk/index.ts';
import { useOddCorrections, useSettleOddCorrection } from './queries.ts';
import { RequestFacts } from './RequestFacts.tsx';

/** Corrections that somebody should look at; nothing while there are none. */
export function OddCorrections(): ReactNode {
  const { data, error } = useOddCorrections();
  const settle = useSettleOddCorrection();
  if (!error && !data?.requests.length) return null;
  return (
    <Card aria-labelledby="odd-corrections">
      <h2 id="odd-corrections">{t('admin.desk.odd')}</h2>
      <p className="mt-1 text-ink-soft">{t('admin.desk.odd.text')}</p>
      <ErrorCallout error={error ?? settle.error} />
      <ul className="ruled">
        {data?.requests.map(({ id, childId, username, ...facts }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-64">
              <Link
                to={`/admin/people?id=${childId}&for=parent`}
                className="inline-flex min-h-12 items-center break-all font-bold text-leaf-deep underline"
              >
                {username}
              </Link>
              <RequestFacts request={{ id, ...facts }} />
            </div>
            <Button
              look="secondary"
              aria-label={t('admin.desk.odd.doneLabel', { username })}
              pending={settle.isPending && settle.variables === id}
              onClick={() => settle.mutate(id)}
            >
              {t('admin.desk.odd.done')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
