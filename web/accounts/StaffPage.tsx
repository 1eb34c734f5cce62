import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { PASSWORD_MIN, USERNAME_MAX, USERNAME_MIN } from '#contract/accounts.ts';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { t } from '#web/app/messages/accounts.ts';
import { usePageTitle } from '#web/app/title.ts';
import { Button } from '#web/ui/Button.tsx';
import { Callout } from '#web/ui/Callout.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Page } from '#web/ui/Page.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { useLinkToken } from './link-token.ts';
import { useAcceptStaffInvite } from './queries.ts';

/** Where an invitation to the staff leads. */
export function StaffPage(): ReactNode {
  usePageTitle(t('accounts.staff.title'));
  const token = useLinkToken();
  return (
    <Page>
      <h1>{t('accounts.staff.title')}</h1>
      <Card className="sm:p-8">
        {token === '' ? <p>{t('accounts.staff.noToken')}</p> : <StaffForm token={token} />}
      </Card>
    </Page>
  );
}

function StaffForm({ token }: { token: string }): ReactNode {
  const [, navigate] = useLocation();
  const accept = useAcceptStaffInvite();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const fields = accept.error instanceof ApiError ? accept.error.fields : {};
  const isFilled = username.trim().length >= USERNAME_MIN && password.length >= PASSWORD_MIN;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (isFilled && !accept.isPending) accept.mutate({ token, username, password }, { onSuccess: () => navigate('/') });
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      <p>{t('accounts.staff.text')}</p>
      <Field
        label={t('accounts.username')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={USERNAME_MAX}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        error={fields['username']}
        hint={t('accounts.staff.usernameHint')}
      />
      <PasswordField
        label={t('accounts.password')}
        autoComplete="new-password"
        showLabel={t('ui.showPassword')}
        hideLabel={t('ui.hidePassword')}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={fields['password']}
        hint={t('accounts.password.hint')}
      />
      {accept.error && Object.keys(fields).length === 0 && (
        <div role="alert">
          <Callout tone="lotus" emoji="🐸">
            {sentenceFor(accept.error)}
          </Callout>
        </div>
      )}
      <Button type="submit" size="large" wide disabled={!isFilled} pending={accept.isPending}>
        {t('accounts.staff.send')}
      </Button>
    </form>
  );
}
