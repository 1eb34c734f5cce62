import { type FormEvent, type ReactNode, useState } from 'react';
import type { Settings } from '#contract/admin.ts';
import { ANSWER_DAYS_MAX, ANSWER_DAYS_MIN } from '#contract/rules/answer-days.ts';
import { ApiError } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { ErrorCallout } from '../ErrorCallout.tsx';
import { t } from '../messages/index.ts';
import { useChangeSettings } from '../queries.ts';
import { toastSaved } from './toast-saved.ts';

/** How long a parent has to answer before the account is erased. */
export function AnswerDaysCard({ answerDays }: Settings): ReactNode {
  const change = useChangeSettings();
  const [typed, setTyped] = useState(String(answerDays));
  const refused = change.error instanceof ApiError ? change.error.fields['answerDays'] : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!change.isPending) change.mutate({ answerDays: Number(typed) }, { onSuccess: toastSaved });
  };
  return (
    <Card>
      <h2>{t('admin.set.answerDays')}</h2>
      <form noValidate onSubmit={submit} aria-label={t('admin.set.answerDays')} className="mt-3 flex flex-col gap-4">
        <Field
          type="number"
          inputMode="numeric"
          min={ANSWER_DAYS_MIN}
          max={ANSWER_DAYS_MAX}
          label={t('admin.set.answerDays.label', { min: ANSWER_DAYS_MIN, max: ANSWER_DAYS_MAX })}
          hint={t('admin.set.answerDays.hint')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={refused}
        />
        <ErrorCallout error={refused === undefined ? change.error : null} />
        <Button type="submit" className="self-start" pending={change.isPending}>
          {t('admin.save')}
        </Button>
      </form>
    </Card>
  );
}
