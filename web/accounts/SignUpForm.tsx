import type { FormEvent, ReactNode } from 'react';
import { t } from '#web/app/messages/accounts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Callout } from '#web/ui/Callout.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { BirthDateField } from './BirthDateField.tsx';
import { FieldNote } from './FieldNote.tsx';
import { Missing } from './Missing.tsx';
import { ParentFields } from './ParentFields.tsx';
import { PasswordHint } from './PasswordHint.tsx';
import type { WaitingSignUp } from './pending.ts';
import { type SignUp, useSignUp } from './sign-up.ts';
import { textFieldOf } from './sign-up-fields.ts';
import { UsernameField } from './UsernameField.tsx';

/** Asks for what an account needs, and for a grown-up when the birth date says so. */
export function SignUpForm({ onSent }: { onSent: (pending: WaitingSignUp) => void }): ReactNode {
  const form = useSignUp(onSent);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (form.canSend && !form.isSending) form.submit();
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5" aria-label={t('accounts.signUp')}>
      <UsernameField form={form} />
      <Passwords form={form} />
      <Names form={form} />
      <BirthDateField form={form} />
      {form.asked === 'child' && (
        <Field
          {...textFieldOf(form, 'email')}
          type="email"
          autoComplete="email"
          label={t('accounts.email')}
          hint={t('accounts.email.hint')}
        />
      )}
      {form.asked === 'parent' && <ParentFields form={form} />}
      <AgeConfirmation form={form} />
      {form.problem !== undefined && (
        <div role="alert">
          <Callout tone="lotus" emoji="🐸">
            {form.problem}
          </Callout>
        </div>
      )}
      <Missing form={form} />
      <Button type="submit" size="large" wide disabled={!form.canSend} pending={form.isSending}>
        {t('accounts.signUp.send')}
      </Button>
    </form>
  );
}

function Passwords({ form }: { form: SignUp }): ReactNode {
  const words = { showLabel: t('ui.showPassword'), hideLabel: t('ui.hidePassword') };
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <PasswordField
        {...textFieldOf(form, 'password')}
        {...words}
        autoComplete="new-password"
        label={t('accounts.password')}
        hint={<PasswordHint password={form.draft.password} username={form.draft.username} />}
      />
      <PasswordField
        {...textFieldOf(form, 'confirmPassword')}
        {...words}
        autoComplete="new-password"
        label={t('accounts.confirmPassword')}
      />
    </div>
  );
}

function Names({ form }: { form: SignUp }): ReactNode {
  return (
    <div className="flex flex-col">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...textFieldOf(form, 'firstName')} autoComplete="given-name" label={t('accounts.firstName')} />
        <Field {...textFieldOf(form, 'lastName')} autoComplete="family-name" label={t('accounts.lastName')} />
      </div>
      <p className="mt-1.5 text-ink-soft text-sm">{t('accounts.names.hint')}</p>
    </div>
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
        onBlur={() => form.visit('ageConfirmation')}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : 'ageConfirmation-note'}
        label={t('accounts.ageConfirmation')}
      />
      <FieldNote id="ageConfirmation-note" error={error} />
    </div>
  );
}
