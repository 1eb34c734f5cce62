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

/** The room kept for the error of a field is most of the gap below it. */
const closeToNext = '-mb-3';

interface LogInFormProps {
  onForgot: () => void;
  onReaction: (reaction: PipReaction) => void;
}

export function LogInForm({ onForgot, onReaction }: LogInFormProps): ReactNode {
  const logIn = useLogIn();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [rememberMe, setRememberMe] = useState(false);
  const [failures, setFailures] = useState(0);
  const redirectToSecondStep = useSecondStepRedirect();
  const form = useFocusFirstInvalid(failures);
  usePipReaction(pipAt(logIn), onReaction);

  const isComplete = username.trim() !== '' && password !== '';
  const onError = (error: Error) => redirectToSecondStep(error) || selectPassword(form.current);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!isComplete) setFailures(failures + 1);
    else if (!logIn.isPending) logIn.mutate({ username, password, rememberMe }, { onError });
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
        steady
        className={closeToNext}
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
        steady
        className={closeToNext}
        error={failures > 0 && password === '' ? t('accounts.password.required') : undefined}
      />
      <RememberMe checked={rememberMe} onChange={setRememberMe} />
      <Button type="submit" size="large" wide pending={logIn.isPending}>
        {t('accounts.signIn')}
      </Button>
      <FormProblem>{toProblemText(logIn.error)}</FormProblem>
      <Button look="ghost" onClick={onForgot}>
        {t('accounts.forgot.open')}
      </Button>
    </form>
  );
}

function RememberMe({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }): ReactNode {
  return (
    <Checkbox
      name="rememberMe"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      label={t('accounts.rememberMe')}
      hint={t('accounts.rememberMe.hint')}
    />
  );
}

function toProblemText(error: Error | null): string | undefined {
  return error && !needsSecondStep(error) ? sentenceFor(error) : undefined;
}

function pipAt({ isPending, isError, error }: ReturnType<typeof useLogIn>): PipReaction {
  if (isPending) return { mood: 'thinking', says: t('accounts.signIn.pipLooks') };
  if (isError && !needsSecondStep(error)) return { mood: 'sorry', says: t('accounts.signIn.pipSorry') };
  return { mood: 'happy', says: t('accounts.signIn.pip') };
}

/** Staff also need a second step after the password. */
function needsSecondStep(error: Error): boolean {
  return error instanceof ApiError && error.code === 'second_step_required';
}

/** Goes to the second step if the error asks for it, and returns whether it did. */
function useSecondStepRedirect(): (error: Error) => boolean {
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  return (error) => {
    const next = search.get('next');
    const isNeeded = needsSecondStep(error);
    if (isNeeded) navigate(`/staff/second-step${next === null ? '' : `?${new URLSearchParams({ next })}`}`);
    return isNeeded;
  };
}

/** Most mistakes are in the password, so it is selected for typing again. */
function selectPassword(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLInputElement>('[name="password"]');
  field?.focus();
  field?.select();
}
