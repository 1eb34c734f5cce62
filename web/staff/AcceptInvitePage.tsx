import { type FormEvent, type ReactNode, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { STAFF_PASSWORD_MIN } from '#contract/accounts/passwords.ts';
import { USERNAME_MAX, USERNAME_MIN } from '#contract/accounts.ts';
import { FormProblem } from '#web/accounts/FormProblem.tsx';
import { useFocusFirstInvalid } from '#web/accounts/focus-first-invalid.ts';
import { useLinkToken } from '#web/accounts/link-token.ts';
import { t as sayOfAccounts } from '#web/accounts/messages/index.ts';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { useSession } from '#web/app/session/session.ts';
import { signInPath } from '#web/app/session/sign-in-path.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { PasswordField } from '#web/ui/controls/PasswordField.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { t } from './messages/index.ts';
import { useAcceptStaffInvite } from './queries.ts';

type Accept = ReturnType<typeof useAcceptStaffInvite>;

/** The page of a staff invitation. */
export function AcceptInvitePage(): ReactNode {
  usePageTitle(t('staff.invite.title'));
  const token = useLinkToken();
  const accept = useAcceptStaffInvite();
  const isOver = accept.error instanceof ApiError && accept.error.code === 'gone';
  return (
    <Page>
      {token === '' || isOver ? (
        <NoWay isOver={isOver} />
      ) : (
        <>
          <div>
            <h1>{t('staff.invite.title')}</h1>
            <p className="mt-1 text-ink-soft">{t('staff.invite.text')}</p>
          </div>
          <Card className="sm:p-8">
            <StaffForm token={token} accept={accept} />
          </Card>
        </>
      )}
    </Page>
  );
}

/** Staff who only look for the way in get here, too: the main button signs them in, or leads them home. */
function NoWay({ isOver }: { isOver: boolean }): ReactNode {
  const { user } = useSession();
  if (!isOver && user?.kind === 'staff') return <Redirect to="/" replace />;
  return (
    <Card className="sm:p-8">
      <h1 className="sr-only">{t(isOver ? 'staff.invite.over' : 'staff.invite.title')}</h1>
      <div role="status">
        <EmptyState
          title={t(isOver ? 'staff.invite.over' : 'staff.invite.missing')}
          action={<Button to={signInPath('/staff', '')}>{t('staff.invite.signIn')}</Button>}
        >
          {t(isOver ? 'staff.invite.overText' : 'staff.invite.noToken')}
        </EmptyState>
      </div>
    </Card>
  );
}

function StaffForm({ token, accept }: { token: string; accept: Accept }): ReactNode {
  const [, navigate] = useLocation();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [failures, setFailures] = useState(0);
  const form = useFocusFirstInvalid(failures, accept.error);
  const refused: Readonly<Record<string, string>> = accept.error instanceof ApiError ? accept.error.fields : {};
  const missing = failures > 0 ? findFlaws(username, password) : {};
  const change = (set: (text: string) => void, text: string): void => {
    set(text);
    if (accept.isError) accept.reset();
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (Object.keys(findFlaws(username, password)).length > 0) setFailures(failures + 1);
    else if (!accept.isPending)
      accept.mutate({ token, username, password }, { onSuccess: () => navigate('/staff/second-step') });
  };
  return (
    <form ref={form} noValidate onSubmit={send} className="flex flex-col gap-5" aria-label={t('staff.invite.title')}>
      <Field
        label={sayOfAccounts('accounts.username')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={USERNAME_MAX}
        value={username}
        onChange={(event) => change(setUsername, event.target.value)}
        error={missing.username ?? refused['username']}
        hint={t('staff.invite.usernameHint')}
      />
      <PasswordField
        label={sayOfAccounts('accounts.password')}
        autoComplete="new-password"
        showLabel={t('ui.showPassword')}
        hideLabel={t('ui.hidePassword')}
        value={password}
        onChange={(event) => change(setPassword, event.target.value)}
        error={missing.password ?? refused['password']}
        hint={sayOfAccounts('accounts.password.staff.hint')}
      />
      <FormProblem>
        {accept.error && Object.keys(refused).length === 0 ? sentenceFor(accept.error) : undefined}
      </FormProblem>
      <Button type="submit" size="large" wide pending={accept.isPending}>
        {t('staff.invite.send')}
      </Button>
    </form>
  );
}

function findFlaws(username: string, password: string): { username?: string; password?: string } {
  return {
    ...(username.trim().length < USERNAME_MIN ? { username: sayOfAccounts('accounts.username.tooShort') } : {}),
    ...(password.length < STAFF_PASSWORD_MIN ? { password: sayOfAccounts('accounts.password.staff.tooShort') } : {}),
  };
}
