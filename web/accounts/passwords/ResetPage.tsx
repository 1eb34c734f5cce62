import { type FormEvent, type ReactNode, useState } from 'react';
import { useSearchParams } from 'wouter';
import { PASSWORD_MIN, STAFF_PASSWORD_MIN } from '#contract/accounts/passwords.ts';
import type { ResetReader } from '#contract/accounts.ts';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { signInPath } from '#web/app/session/sign-in-path.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { PasswordField } from '#web/ui/controls/PasswordField.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
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

/** Where the link of a "new password" mail leads. Its address says whether a child, a parent or staff got the mail. */
export function ResetPage(): ReactNode {
  const reader = useReader();
  const token = useLinkToken();
  const reset = useResetPassword();
  const { title, done, doneText } = words[reader];
  usePageTitle(t(title));
  const shown = t(reset.isSuccess ? done : isExpired(reset) ? 'accounts.reset.over' : title);
  const content = reset.isSuccess ? (
    <Next text={t(doneText)} to={signInPaths[reader]} label={t('accounts.signIn')} />
  ) : token === '' || isExpired(reset) ? (
    <Next
      text={t(token === '' ? 'accounts.reset.noToken' : 'accounts.reset.overText')}
      to={reader === 'staff' ? signInPaths.staff : '/auth?tab=forgot'}
      label={t('accounts.reset.newLink')}
    />
  ) : (
    <NewPassword token={token} reset={reset} title={t(title)} reader={reader} />
  );
  if (reader !== 'child') return <PlainLayout title={shown}>{content}</PlainLayout>;
  return (
    <SignInLayout title={shown} reaction={pipAt(reset, token !== '')}>
      <Card className="sm:p-8">{content}</Card>
    </SignInLayout>
  );
}

const words = {
  child: {
    title: 'accounts.reset.title',
    done: 'accounts.reset.done',
    doneText: 'accounts.reset.doneText',
  },
  parent: {
    title: 'accounts.reset.parent.title',
    done: 'accounts.reset.saved',
    doneText: 'accounts.reset.parent.doneText',
  },
  staff: {
    title: 'accounts.reset.title',
    done: 'accounts.reset.saved',
    doneText: 'accounts.reset.staff.doneText',
  },
} as const;

const signInPaths: Record<ResetReader, string> = {
  child: '/auth',
  parent: '/auth',
  staff: signInPath('/staff', ''),
};

function useReader(): ResetReader {
  const [search] = useSearchParams();
  const reader = search.get('for');
  return reader === 'parent' || reader === 'staff' ? reader : 'child';
}

/** For grown-ups: without Pip. */
function PlainLayout({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <Page>
      <h1>{title}</h1>
      <Card className="sm:p-8">{children}</Card>
    </Page>
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

const passwordRules = {
  child: { min: PASSWORD_MIN, tooShort: 'accounts.password.tooShort', hint: 'accounts.reset.passwordHint' },
  staff: {
    min: STAFF_PASSWORD_MIN,
    tooShort: 'accounts.password.staff.tooShort',
    hint: 'accounts.password.staff.hint',
  },
} as const;

interface NewPasswordProps {
  token: string;
  reset: Reset;
  title: string;
  reader: ResetReader;
}

function NewPassword({ token, reset, title, reader }: NewPasswordProps): ReactNode {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [failures, setFailures] = useState(0);
  const form = useFocusFirstInvalid(failures, reset.error);
  const refused = reset.error instanceof ApiError ? reset.error.fields['password'] : undefined;
  const rule = passwordRules[reader === 'staff' ? 'staff' : 'child'];
  const isShort = password.length < rule.min;
  const differ = password !== again;
  const wasSent = failures > 0;
  const words = { showLabel: t('ui.showPassword'), hideLabel: t('ui.hidePassword'), autoComplete: 'new-password' };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (isShort || differ) setFailures(failures + 1);
    else if (!reset.isPending) reset.mutate({ token, password });
  };
  return (
    <form ref={form} noValidate onSubmit={send} className="flex flex-col gap-5" aria-label={title}>
      <PasswordField
        {...words}
        label={t('accounts.reset.password')}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          if (reset.isError) reset.reset();
        }}
        error={wasSent && isShort ? t(rule.tooShort) : refused}
        hint={reader === 'child' ? <PasswordHint password={password} username="" /> : t(rule.hint)}
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
        {t(reader === 'child' ? 'accounts.reset.send' : 'accounts.reset.save')}
      </Button>
    </form>
  );
}

function isExpired({ error }: Reset): boolean {
  return error instanceof ApiError && error.code === 'gone';
}

function pipAt(reset: Reset, hasToken: boolean): PipReaction {
  if (reset.isSuccess) return { mood: 'cheering', says: t('accounts.reset.pipDone') };
  if (reset.isPending) return { mood: 'thinking', says: t('accounts.signUp.pipSends') };
  if (reset.isError || !hasToken) return { mood: 'sorry', says: t('accounts.signUp.pipSorry') };
  return { mood: 'happy', says: t('accounts.reset.pip') };
}
