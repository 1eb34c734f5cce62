import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { STAFF_PASSWORD_MIN } from '#contract/accounts/passwords.ts';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { useUser } from '#web/app/session/session.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { PasswordField } from '#web/ui/controls/PasswordField.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { FormProblem } from '../FormProblem.tsx';
import { useFocusFirstInvalid } from '../focus-first-invalid.ts';
import { t as sayOfAccounts } from '../messages/index.ts';
import { t } from '../messages/own-password/index.ts';
import { useChangePassword } from './queries.ts';

const nothing = { current: '', next: '', again: '' };
type Typed = typeof nothing;

/** The current password, and the new one twice. */
export function ChangeForm({ onClose }: { onClose: () => void }): ReactNode {
  const { username } = useUser();
  const { form, field, errors, send, isPending } = useChangeForm(onClose);
  // The button that opened it is gone.
  useEffect(() => form.current?.querySelector<HTMLElement>('[type=password]')?.focus(), [form]);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={send}
      className="mt-4 flex flex-col gap-5"
      aria-label={t('accounts.ownPassword.change')}
    >
      {/* Password managers then know whose password it is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        {...field('current')}
        label={t('accounts.ownPassword.current')}
        autoComplete="current-password"
        error={errors.current}
      />
      <PasswordField
        {...field('next')}
        label={sayOfAccounts('accounts.reset.password')}
        autoComplete="new-password"
        error={errors.next}
        hint={sayOfAccounts('accounts.password.staff.hint')}
      />
      <PasswordField
        {...field('again')}
        label={sayOfAccounts('accounts.confirmPassword')}
        autoComplete="new-password"
        error={errors.again}
        hint={sayOfAccounts('accounts.confirmPassword.hint')}
      />
      <FormProblem>{errors.form}</FormProblem>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isPending}>
          {sayOfAccounts('accounts.reset.save')}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {sayOfAccounts('ui.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** What is typed, what is wrong with it once it was sent, and the sending. */
function useChangeForm(onChanged: () => void) {
  const { mutate, reset, isPending, isError, error } = useChangePassword();
  const [typed, setTyped] = useState(nothing);
  const [failures, setFailures] = useState(0);
  const form = useFocusFirstInvalid(failures, error);
  const refused = error instanceof ApiError ? error.fields : {};
  const flaws = failures > 0 ? flawsOf(typed) : {};
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (Object.keys(flawsOf(typed)).length > 0) setFailures(failures + 1);
    else if (!isPending)
      mutate({ currentPassword: typed.current, password: typed.next }, { onSuccess: () => toastChanged(onChanged) });
  };
  const field = (name: keyof Typed) => ({
    ...{ showLabel: sayOfAccounts('ui.showPassword'), hideLabel: sayOfAccounts('ui.hidePassword') },
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: target.value });
      if (isError) reset();
    },
  });
  const errors = {
    current: flaws.current ?? refused['currentPassword'],
    next: flaws.next ?? refused['password'],
    again: flaws.again,
    form: error && Object.keys(refused).length === 0 ? sentenceFor(error) : undefined,
  };
  return { form, field, errors, send, isPending };
}

function flawsOf({ current, next, again }: Typed): Partial<Typed> {
  return {
    ...(current === '' && { current: t('accounts.ownPassword.currentMissing') }),
    ...(next.length < STAFF_PASSWORD_MIN && { next: sayOfAccounts('accounts.password.staff.tooShort') }),
    ...(next !== again && { again: sayOfAccounts('accounts.passwordsDiffer') }),
  };
}

function toastChanged(then: () => void): void {
  showToast({
    title: t('accounts.ownPassword.done'),
    description: t('accounts.ownPassword.doneText'),
    tone: 'success',
  });
  then();
}
