import { type FormEvent, type ReactNode, useState } from 'react';
import { sentenceFor } from '#web/app/api.ts';
import { t } from '#web/app/messages/accounts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Callout } from '#web/ui/Callout.tsx';
import { Field } from '#web/ui/Field.tsx';
import { useForgotPassword } from './queries.ts';

/** Asks for a link to a new password. The answer never tells whether there is such an account. */
export function ForgotForm({ onBack }: { onBack: () => void }): ReactNode {
  const forgot = useForgotPassword();
  const [who, setWho] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const isEmpty = who.trim() === '';

  const send = (event: FormEvent): void => {
    event.preventDefault();
    setWasSent(true);
    if (!isEmpty && !forgot.isPending) forgot.mutate(who.includes('@') ? { email: who } : { username: who });
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      <h2>{t('accounts.forgot.title')}</h2>
      <p>{t('accounts.forgot.text')}</p>
      <Field
        name="who"
        label={t('accounts.forgot.who')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={who}
        onChange={(event) => setWho(event.target.value)}
        error={wasSent && isEmpty ? t('accounts.username.required') : undefined}
      />
      <div role="status">
        {forgot.isSuccess && (
          <Callout tone="leaf" emoji="💌" title={t('accounts.forgot.sent')}>
            {t('accounts.forgot.sentText')}
          </Callout>
        )}
        {forgot.error && (
          <Callout tone="lotus" emoji="🐸">
            {sentenceFor(forgot.error)}
          </Callout>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={forgot.isPending}>
          {t('accounts.forgot.send')}
        </Button>
        <Button look="secondary" onClick={onBack}>
          {t('accounts.forgot.back')}
        </Button>
      </div>
    </form>
  );
}
