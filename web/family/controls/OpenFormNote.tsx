import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Button } from '#web/ui/controls/Button.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { formatTime } from '../format-time.ts';
import { FamilyProblem } from '../home/FamilyProblem.tsx';
import { t } from '../messages/controls/index.ts';
import { t as tForms } from '../messages/forms/index.ts';
import { useOwnSignedForm, useStartOwnSignedForm } from '../parents/signed-form/queries.ts';

/** Where a parent has begun a consent form: how far it is, and the way to it. */
export function OpenFormNote({ childId }: { childId: string }): ReactNode {
  const { data } = useOwnSignedForm(childId);
  const start = useStartOwnSignedForm(childId);
  const [, navigate] = useLocation();
  const form = data?.form;
  if (!form) return null;
  const { state, scopes, refusal, until } = form;
  const open = (): void => start.mutate([...scopes], { onSuccess: ({ token }) => navigate(`/consent#${token}`) });
  return (
    <Callout
      tone={state === 'rejected' ? 'sun' : 'sky'}
      emoji={state === 'handed_in' ? '⏳' : '✍️'}
      title={t(`family.form.${state}`)}
      action={
        <Button look="secondary" pending={start.isPending} onClick={open}>
          {t(state === 'handed_in' ? 'family.form.see' : 'family.form.goOn')}
        </Button>
      }
    >
      {state === 'rejected' && refusal && `${tForms(`forms.refusal.${refusal}`)} `}
      {state === 'handed_in' ? t('family.form.handed_in.text') : t('family.form.until', { until: formatTime(until) })}
      <FamilyProblem error={start.error} className="mt-2" />
    </Callout>
  );
}
