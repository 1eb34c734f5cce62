import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Checkbox } from '#web/ui/controls/Checkbox.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { PasswordField } from '#web/ui/controls/PasswordField.tsx';
import { FormProblem } from './FormProblem.tsx';
import { useFocusFirstInvalid } from './focus-first-invalid.ts';
import { t } from './messages/index.ts';
import { type PipReaction, usePipReaction } from './pip-reaction.ts';
import { useLogIn } from './queries.ts';

interface LogInFormProps {
  onForgot: () => void;
  onFeel: (feeling: PipReaction) => void;
}

export function LogInForm({ onForgot, onFeel }: LogInFormProps): ReactNode {
  const logIn = useLogIn();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [rememberMe, setRememberMe] = useState(false);
  const [failures, setFailures] = useState(0);
  const goOnAsStaff = useStaffWay();
  const form = useFocusFirstInvalid(failures);
  usePipReaction(pipAt(logIn), onFeel);

  const isWhole = username.trim() !== '' && password !== '';
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!isWhole) setFailures(failures + 1);
    else if (!logIn.isPending)
      logIn.mutate(
        { username, password, rememberMe },
        { onError: (error) => goOnAsStaff(error) || retype(form.current) },
      );
  };
  return (
    <form ref={form} noValidate onSubmit={send} className="flex flex-col gap-5" aria-label={t('accounts.signIn')}>
      <Field
        name="username"
        label={t('accounts.username')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        error={failures > 0 && username.trim() === '' ? t('accounts.username.required') : undefined}
      />
      <PasswordField
        name="password"
        label={t('accounts.password')}
        autoComplete="current-password"
        showLabel={t('ui.showPassword')}
        hideLabel={t('ui.hidePassword')}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={failures > 0 && password === '' ? t('accounts.password.required') : undefined}
      />
      <FormProblem>{logIn.error && !owesSecondStep(logIn.error) ? sentenceFor(logIn.error) : undefined}</FormProblem>
      <Checkbox
        name="rememberMe"
        checked={rememberMe}
        onChange={(event) => setRememberMe(event.target.checked)}
        label={t('accounts.rememberMe')}
        hint={t('accounts.rememberMe.hint')}
      />
      <Button type="submit" size="large" wide pending={logIn.isPending}>
        {t('accounts.signIn')}
      </Button>
      <Button look="ghost" onClick={onForgot}>
        {t('accounts.forgot.open')}
      </Button>
    </form>
  );
}

function pipAt({ isPending, isError, error }: ReturnType<typeof useLogIn>): PipReaction {
  if (isPending) return { mood: 'thinking', says: t('accounts.signIn.pipLooks') };
  if (isError && !owesSecondStep(error)) return { mood: 'sorry', says: t('accounts.signIn.pipSorry') };
  return { mood: 'happy', says: t('accounts.signIn.pip') };
}

/** The password of staff is half of the way in. */
function owesSecondStep(error: Error): boolean {
  return error instanceof ApiError && error.code === 'second_step_required';
}

/** Leads on to the second step where that is what is missing; tells whether it was. */
function useStaffWay(): (error: Error) => boolean {
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  return (error) => {
    const next = search.get('next');
    const owes = owesSecondStep(error);
    if (owes) navigate(`/staff/second-step${next === null ? '' : `?${new URLSearchParams({ next })}`}`);
    return owes;
  };
}

/** Mostly it is the password that is mistyped: it stands ready to be typed over. */
function retype(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLInputElement>('[name="password"]');
  field?.focus();
  field?.select();
}
