import type { ReactNode } from 'react';
import type { OwnChild } from '#contract/family.ts';
import { FormProblem } from '#web/accounts/FormProblem.tsx';
import { sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/home/index.ts';
import { isUnanswered } from './ChildChips.tsx';
import { useResendOwnNotice } from './queries.ts';

/** A child for whom this parent has not given consent. */
export function ClosedChildCard({ child }: { child: OwnChild }): ReactNode {
  const name = child.firstName;
  const isAsked = isUnanswered(child);
  const words = isAsked ? 'family.closed' : child.consent === 'expired' ? 'family.closed.expired' : 'family.closed.no';
  return (
    <Card className="mx-auto w-full max-w-140">
      <EmptyState
        title={t(`${words}.title`, { name })}
        mood={isAsked ? 'happy' : 'thinking'}
        action={isAsked ? <Resend childId={child.id} /> : undefined}
      >
        {t(`${words}.text`, { name })}
      </EmptyState>
    </Card>
  );
}

function Resend({ childId }: { childId: string }): ReactNode {
  const resend = useResendOwnNotice(childId);
  if (resend.isSuccess) return <p role="status">{t('family.closed.sent')}</p>;
  return (
    <>
      <Button pending={resend.isPending} onClick={() => resend.mutate()}>
        {t('family.closed.resend')}
      </Button>
      <FormProblem>{resend.error ? sentenceFor(resend.error) : undefined}</FormProblem>
    </>
  );
}
