import { type FormEvent, type ReactNode, useState } from 'react';
import type { SignedFormReview } from '#contract/family.ts';
import { type FormRefusal, formRefusals } from '#contract/rules/family/signed-forms.ts';
import { sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Checkbox } from '#web/ui/controls/Checkbox.tsx';
import { FieldFrame } from '#web/ui/controls/FieldFrame.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from '../messages/forms/index.ts';
import { useRejectForm, useVerifyForm } from './queries.ts';

const checks = ['code', 'names', 'signed', 'boxes'] as const;

interface FormDecisionProps {
  form: SignedFormReview;
  /** The result. */
  onDecided: (result: string) => void;
}

/** Four checks before approving. A rejection needs a reason, which the parent is told. */
export function FormDecision({ form, onDecided }: FormDecisionProps): ReactNode {
  const [checked, setChecked] = useState<readonly string[]>([]);
  const verify = useVerifyForm(form.id);
  // On paper the code is in one line, too.
  const code = form.code.replace('-', '\u2011');
  const { firstName, parentName, username, isOutdated } = form;
  const submit = (): void =>
    verify.mutate(undefined, {
      onSuccess: ({ scopes, isStricter }) => {
        const open = scopes.map((scope) => t(`forms.scope.${scope}`)).join(', ');
        const stricter = isStricter ? ` ${t('forms.review.stricter')}` : '';
        onDecided(t('forms.review.verified', { username, scopes: open }) + stricter);
      },
    });
  return (
    <Card>
      {isOutdated ? (
        <Callout tone="sun">{t('forms.review.outdated')}</Callout>
      ) : (
        <>
          <fieldset>
            <legend className="font-bold font-display text-lg">{t('forms.review.check')}</legend>
            {checks.map((check) => (
              <Checkbox
                key={check}
                label={t(`forms.review.check.${check}`, { code, parent: parentName, child: firstName })}
                checked={checked.includes(check)}
                onChange={({ target }) =>
                  setChecked(target.checked ? [...checked, check] : checked.filter((other) => other !== check))
                }
              />
            ))}
          </fieldset>
          <Button
            wide
            tone="leaf"
            className="mt-3"
            disabled={checked.length < checks.length}
            pending={verify.isPending}
            onClick={submit}
          >
            {t('forms.review.verify')}
          </Button>
        </>
      )}
      {verify.error && (
        <div role="alert" className="mt-3">
          <Callout tone="lotus">{sentenceFor(verify.error)}</Callout>
        </div>
      )}
      <Rejection id={form.id} onDecided={onDecided} />
      <p className="mt-4 text-ink-soft text-sm">{t('forms.review.logged')}</p>
    </Card>
  );
}

function Rejection({ id, onDecided }: { id: string; onDecided: (result: string) => void }): ReactNode {
  const [reason, setReason] = useState<FormRefusal | ''>('');
  const { mutate, isPending, error } = useRejectForm(id);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (reason && !isPending) mutate(reason, { onSuccess: () => onDecided(t('forms.review.rejected')) });
  };
  return (
    <form onSubmit={send} className="mt-6 flex flex-col gap-3" aria-label={t('forms.review.reject')}>
      <h3>{t('forms.review.reject')}</h3>
      <FieldFrame label={t('forms.review.reason')}>
        {(tied) => (
          <select
            {...tied}
            className="control cursor-pointer"
            value={reason}
            onChange={({ target }) => setReason(target.value as FormRefusal)}
          >
            <option value="">{t('forms.review.choose')}</option>
            {formRefusals.map((name) => (
              <option key={name} value={name}>
                {t(`forms.reason.${name}`)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      {error && (
        <div role="alert">
          <Callout tone="lotus">{sentenceFor(error)}</Callout>
        </div>
      )}
      <Button type="submit" look="secondary" disabled={!reason} pending={isPending}>
        {t('forms.review.send')}
      </Button>
    </form>
  );
}
