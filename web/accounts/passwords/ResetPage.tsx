import { type FormEvent, type ReactNode, useState } from 'react';
import { PASSWORD_MIN } from '#contract/accounts.ts';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { PasswordField } from '#web/ui/controls/PasswordField.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { FormProblem } from '../FormProblem.tsx';
import { useFocusFirstInvalid } from '../focus-first-invalid.ts';
import { useLinkToken } from '../link-token.ts';
import { t } from '../messages/index.ts';
import type { PipReaction } from '../pip-reaction.ts';
import { useResetPassword } from '../queries.ts';
import { SignInLayout } from '../SignInLayout.tsx';
import { PasswordHint } from './PasswordHint.tsx';
import '../accounts.css';

type Reset = ReturnType<typeof useResetPassword>;

/** Where the link of a "new password" mail leads. */
export function ResetPage(): ReactNode {
  usePageTitle(t('accounts.reset.title'));
  const token = useLinkToken();
  const reset = useResetPassword();
  return (
    <SignInLayout title={titleAt(reset)} reaction={pipAt(reset, token !== '')}>
      <Card className="sm:p-8">
        {reset.isSuccess ? (
          <Next text={t('accounts.reset.doneText')} to="/auth" label={t('accounts.signIn')} />
        ) : token === '' || isExpired(reset) ? (
          <Next
            text={t(token === '' ? 'accounts.reset.noToken' : 'accounts.reset.overText')}
            to="/auth?tab=forgot"
            label={t('accounts.reset.newLink')}
          />
        ) : (
          <NewPassword token={token} reset={reset} />
        )}
      </Card>
    </SignInLayout>
  );
}

function Next({ text, to, label }: { text: string; to: string; label: string }): ReactNode {
  return (
    <div className="flex flex-col gap-5" role="status">
      <p>{text}</p>
      <Button to={to} size="large" wide>
        {label}
      </Button>
    </div>
  );
}

function NewPassword({ token, reset }: { token: string; reset: Reset }): ReactNode {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [failures, setFailures] = useState(0);
  const form = useFocusFirstInvalid(failures, reset.error);
  const refused = reset.error instanceof ApiError ? reset.error.fields['password'] : undefined;
  const isShort = password.length < PASSWORD_MIN;
  const differ = password !== again;
  const wasSent = failures > 0;
  const words = { showLabel: t('ui.showPassword'), hideLabel: t('ui.hidePassword'), autoComplete: 'new-password' };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (isShort || differ) setFailures(failures + 1);
    else if (!reset.isPending) reset.mutate({ token, password });
  };
  return (
    <form ref={form} noValidate onSubmit={send} className="flex flex-col gap-5" aria-label={t('accounts.reset.title')}>
      <PasswordField
        {...words}
        label={t('accounts.reset.password')}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          if (reset.isError) reset.reset();
        }}
        error={wasSent && isShort ? t('accounts.password.tooShort') : refused}
        hint={<PasswordHint password={password} username="" />}
      />
      <PasswordField
        {...words}
        label={t('accounts.confirmPassword')}
        value={again}
        onChange={(event) => setAgain(event.target.value)}
        error={wasSent && differ ? t('accounts.passwordsDiffer') : undefined}
        hint={t('accounts.confirmPassword.hint')}
      />
      <FormProblem>{reset.error && refused === undefined ? sentenceFor(reset.error) : undefined}</FormProblem>
      <Button type="submit" size="large" wide pending={reset.isPending}>
        {t('accounts.reset.send')}
      </Button>
    </form>
  );
}

function isExpired({ error }: Reset): boolean {
  return error instanceof ApiError && error.code === 'gone';
}

function titleAt(reset: Reset): string {
  if (reset.isSuccess) return t('accounts.reset.done');
  return t(isExpired(reset) ? 'accounts.reset.over' : 'accounts.reset.title');
}

function pipAt(reset: Reset, hasToken: boolean): PipReaction {
  if (reset.isSuccess) return { mood: 'cheering', says: t('accounts.reset.pipDone') };
  if (reset.isPending) return { mood: 'thinking', says: t('accounts.signUp.pipSends') };
  if (reset.isError || !hasToken) return { mood: 'sorry', says: t('accounts.signUp.pipSorry') };
  return { mood: 'happy', says: t('accounts.reset.pip') };
}
