import { type FormEvent, type ReactNode, useState } from 'react';
import { sentenceFor } from '#web/app/api.ts';
import { t } from '#web/app/messages/accounts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Callout } from '#web/ui/Callout.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { useLogIn } from './queries.ts';

export function LogInForm({ onForgot }: { onForgot: () => void }): ReactNode {
  const logIn = useLogIn();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [rememberMe, setRememberMe] = useState(false);
  const [wasSent, setWasSent] = useState(false);

  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setWasSent(true);
    const empty = username.trim() === '' ? 'username' : password === '' ? 'password' : undefined;
    if (empty) focusField(event.currentTarget, empty);
    else if (!logIn.isPending) logIn.mutate({ username, password, rememberMe });
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5" aria-label={t('accounts.signIn')}>
      <Field
        name="username"
        label={t('accounts.username')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        error={wasSent && username.trim() === '' ? t('accounts.username.required') : undefined}
      />
      <PasswordField
        name="password"
        label={t('accounts.password')}
        autoComplete="current-password"
        showLabel={t('ui.showPassword')}
        hideLabel={t('ui.hidePassword')}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={wasSent && password === '' ? t('accounts.password.required') : undefined}
      />
      <Checkbox
        name="rememberMe"
        checked={rememberMe}
        onChange={(event) => setRememberMe(event.target.checked)}
        label={t('accounts.rememberMe')}
        hint={t('accounts.rememberMe.hint')}
      />
      {logIn.error && (
        <div role="alert">
          <Callout tone="lotus" emoji="🐸">
            {sentenceFor(logIn.error)}
          </Callout>
        </div>
      )}
      <Button type="submit" size="large" wide pending={logIn.isPending}>
        {t('accounts.signIn')}
      </Button>
      <Button look="ghost" onClick={onForgot}>
        {t('accounts.forgot.open')}
      </Button>
    </form>
  );
}

function focusField(form: HTMLFormElement, name: string): void {
  form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
}
