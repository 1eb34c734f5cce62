import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Checkbox } from '#web/ui/controls/Checkbox.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { FieldNote } from '../FieldNote.tsx';
import { t } from '../messages/index.ts';
import { BirthDateField } from './BirthDateField.tsx';
import type { SignUp } from './sign-up.ts';
import { textFieldProps } from './sign-up-fields.ts';

/** The first step: real name and birth date. */
export function AboutYouStep({ form }: { form: SignUp }): ReactNode {
  return (
    <>
      {form.isRestored && <Restored onEmpty={form.startEmpty} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          {...textFieldProps(form, 'firstName')}
          autoComplete="given-name"
          label={t('accounts.firstName')}
          hint={t('accounts.firstName.hint')}
        />
        <Field
          {...textFieldProps(form, 'lastName')}
          autoComplete="family-name"
          label={t('accounts.lastName')}
          hint={t('accounts.lastName.hint')}
        />
      </div>
      <BirthDateField key={String(form.isRestored)} form={form} />
      <AgeConfirmation form={form} />
    </>
  );
}

/** On a shared tablet the restored draft may be another child's. */
function Restored({ onEmpty }: { onEmpty: () => void }): ReactNode {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
      {t('accounts.signUp.restored')}
      <Button look="ghost" className="accounts-empty" onClick={onEmpty}>
        {t('accounts.signUp.empty')}
      </Button>
    </p>
  );
}

function AgeConfirmation({ form }: { form: SignUp }): ReactNode {
  const error = form.errorOf('ageConfirmation');
  return (
    <div>
      <Checkbox
        name="ageConfirmation"
        checked={form.draft.ageConfirmation}
        onChange={(event) => form.change({ ageConfirmation: event.target.checked })}
        onBlur={() => form.leave('ageConfirmation')}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : 'ageConfirmation-note'}
        label={t('accounts.ageConfirmation')}
      />
      <FieldNote id="ageConfirmation-note" error={error} hint={t('accounts.ageConfirmation.hint')} />
    </div>
  );
}
