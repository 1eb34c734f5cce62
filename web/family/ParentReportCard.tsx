import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { sentenceFor } from '#web/app/api.ts';
import { useSession } from '#web/app/session/session.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from './messages/parent-view/index.ts';
import { useSendParentReport } from './week/queries.ts';

/** On the child's profile, if a parent has an e-mail address: sends them the last seven days. */
export function ParentReportCard(): ReactNode {
  const { user } = useSession();
  const { mutate, isPending, isSuccess, error } = useSendParentReport();
  if (user?.kind !== 'child' || !user.parentEmail) return null;
  return (
    <Card>
      <h2>{t('family.parentView.report')}</h2>
      <p className="mt-2">{t('family.parentView.send.text')}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button pending={isPending} onClick={() => mutate()}>
          {t('family.parentView.send')}
        </Button>
        <Link to="/settings" className="inline-flex min-h-12 items-center font-bold text-leaf-deep">
          {t('family.parentView.more')}
        </Link>
      </div>
      {isSuccess && (
        <Callout tone="leaf" live className="mt-4">
          {t('family.parentView.sent')}
        </Callout>
      )}
      {error && (
        <div role="alert" className="mt-4">
          <Callout tone="sun">{sentenceFor(error)}</Callout>
        </div>
      )}
    </Card>
  );
}
