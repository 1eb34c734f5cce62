import { type FormEvent, type ReactNode, useState } from 'react';
import { PASSWORD_MIN } from '#contract/accounts.ts';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { t } from '#web/app/messages/accounts.ts';
import { usePageTitle } from '#web/app/title.ts';
import { Button } from '#web/ui/Button.tsx';
import { Callout } from '#web/ui/Callout.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Page } from '#web/ui/Page.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { Pip } from '#web/ui/Pip.tsx';
import { useLinkToken } from './link-token.ts';
import { PasswordHint } from './PasswordHint.tsx';
import { useResetPassword } from './queries.ts';

/** Where the link of a "new password" mail leads. */
export function ResetPage(): ReactNode {
  usePageTitle(t('accounts.reset.title'));
  const token = useLinkToken();
  const reset = useResetPassword();
  return (
    <Page>
      <div className="flex items-center gap-4">
        <Pip size={96} mood={reset.isSuccess ? 'cheering' : 'thinking'} />
        <h1>{t(reset.isSuccess ? 'accounts.reset.done' : 'accounts.reset.title')}</h1>
      </div>
      <Card className="sm:p-8">
        {reset.isSuccess ? (
          <Next text={t('accounts.reset.doneText')} to="/auth" label={t('accounts.signIn')} />
        ) : token === '' ? (
          <Next text={t('accounts.reset.noToken')} to="/auth?tab=forgot" label={t('accounts.reset.newLink')} />
        ) : (
          <NewPassword token={token} reset={reset} />
        )}
      </Card>
    </Page>
  );
}

function Next({ text, to, label }: { text: string; to: string; label: string }): ReactNode {
  return (
    <div className="flex flex-col items-start gap-4" role="status">
      <p>{text}</p>
      <Button to={to}>{label}</Button>
    </div>
  );
}

function NewPassword({ token, reset }: { token: string; reset: ReturnType<typeof useResetPassword> }): ReactNode {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [wasLeft, setWasLeft] = useState(false);
  const differ = password !== again;
  const fields = reset.error instanceof ApiError ? reset.error.fields : {};
  const words = { showLabel: t('ui.showPassword'), hideLabel: t('ui.hidePassword'), autoComplete: 'new-password' };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (password.length >= PASSWORD_MIN && !differ && !reset.isPending) reset.mutate({ token, password });
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      <PasswordField
        {...words}
        label={t('accounts.reset.password')}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={fields['password']}
        hint={<PasswordHint password={password} username="" />}
      />
      <PasswordField
        {...words}
        label={t('accounts.confirmPassword')}
        value={again}
        onChange={(event) => setAgain(event.target.value)}
        onBlur={() => setWasLeft(true)}
        error={wasLeft && differ ? t('accounts.passwordsDiffer') : undefined}
      />
      {reset.error && !fields['password'] && (
        <div role="alert">
          <Callout
            tone="lotus"
            emoji="🐸"
            action={<Button to="/auth?tab=forgot">{t('accounts.reset.newLink')}</Button>}
          >
            {sentenceFor(reset.error)}
          </Callout>
        </div>
      )}
      <Button
        type="submit"
        size="large"
        wide
        disabled={password.length < PASSWORD_MIN || differ}
        pending={reset.isPending}
      >
        {t('accounts.reset.send')}
      </Button>
    </form>
  );
}
