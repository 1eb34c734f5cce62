import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/data-desk/index.ts';
import { WhenLoaded } from '../WhenLoaded.tsx';
import { useDataDesk } from './queries.ts';
import { moment, RequestFacts } from './RequestFacts.tsx';
import { StartForm } from './StartForm.tsx';

/** What an admin does with a child's data because a parent has asked for it. */
export function DataDeskPart({ id }: { id: string }): ReactNode {
  const desk = useDataDesk(id);
  return (
    <>
      <Button look="ghost" to={`/admin/people?id=${id}`} className="-ms-5 self-start">
        {t('admin.desk.back')}
      </Button>
      <WhenLoaded of={desk}>
        {(data) => (
          <>
            <h2 className="break-words">{t('admin.desk.title', { username: data.username })}</h2>
            {data.eraseAt && <Callout tone="lotus">{t('admin.desk.ending', { until: moment(data.eraseAt) })}</Callout>}
            <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">
              <Card>
                <h3>{t('admin.desk.start')}</h3>
                <p className="mt-1 text-ink-soft">{t('admin.desk.start.text')}</p>
                {data.parents.length === 0 ? (
                  <p className="mt-3 font-bold">{t('admin.desk.noParents')}</p>
                ) : (
                  <StartForm id={id} desk={data} />
                )}
              </Card>
              <Card>
                <h3>{t('admin.desk.record')}</h3>
                {data.requests.length === 0 && <p className="mt-1 text-ink-soft">{t('admin.desk.record.none')}</p>}
                <ul className="ruled">
                  {data.requests.map((request) => (
                    <li key={request.id} className="py-3">
                      <RequestFacts request={request} />
                    </li>
                  ))}
                </ul>
              </Card>
            </div>
          </>
        )}
      </WhenLoaded>
    </>
  );
}
