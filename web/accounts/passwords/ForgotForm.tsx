import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { FormProblem } from '../FormProblem.tsx';
import { useFocusFirstInvalid } from '../focus-first-invalid.ts';
import { t } from '../messages/index.ts';
import { type PipReaction, usePipReaction } from '../pip-reaction.ts';
import { useForgotPassword } from '../queries.ts';

interface ForgotFormProps {
  onBack: () => void;
  onReaction: (feeling: PipReaction) => void;
  /** What happens next, in words for children or for staff. */
  text: string;
}

/** Asks for a password reset link. The answer never reveals whether the account exists. */
export function ForgotForm({ onBack, onReaction, text }: ForgotFormProps): ReactNode {
  const forgot = useForgotPassword();
  const [who, setWho] = useState('');
  usePipReaction(pipAt(forgot), onReaction);
  return (
    <div className="flex flex-col gap-5">
      {forgot.isSuccess ? (
        <Sent who={who} onAgain={forgot.reset} />
      ) : (
        <AskForm forgot={forgot} text={text} who={who} onWho={setWho} />
      )}
      <Button look="ghost" onClick={onBack}>
        {t('accounts.forgot.back')}
      </Button>
    </div>
  );
}

interface AskFormProps {
  forgot: ReturnType<typeof useForgotPassword>;
  text: string;
  who: string;
  onWho: (who: string) => void;
}

function AskForm({ forgot, text, who, onWho }: AskFormProps): ReactNode {
  const [failures, setFailures] = useState(0);
  const form = useFocusFirstInvalid(failures, forgot.error);
  const isEmpty = who.trim() === '';
  const fields = forgot.error instanceof ApiError ? forgot.error.fields : {};
  const refused = fields['email'] ?? fields['username'];
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (isEmpty) setFailures(failures + 1);
    else if (!forgot.isPending) forgot.mutate(who.includes('@') ? { email: who } : { username: who });
  };
  return (
    <form ref={form} noValidate onSubmit={send} className="flex flex-col gap-5" aria-label={t('accounts.forgot.title')}>
      <p>{text}</p>
      <Field
        name="who"
        label={t('accounts.forgot.who')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={who}
        onChange={(event) => {
          onWho(event.target.value);
          if (forgot.isError) forgot.reset();
        }}
        error={failures > 0 && isEmpty ? t('accounts.username.required') : refused}
      />
      <FormProblem>{forgot.error && refused === undefined ? sentenceFor(forgot.error) : undefined}</FormProblem>
      <Button type="submit" size="large" wide pending={forgot.isPending}>
        {t('accounts.forgot.send')}
      </Button>
    </form>
  );
}

function Sent({ who, onAgain }: { who: string; onAgain: () => void }): ReactNode {
  return (
    <>
      <div role="status">
        <Callout tone="leaf" emoji="💌" title={t('accounts.forgot.sent')}>
          <p>{t('accounts.forgot.sentText', { who: who.trim() })}</p>
          <p className="mt-1">{t('accounts.forgot.sentHint')}</p>
        </Callout>
      </div>
      <Button look="secondary" wide onClick={onAgain}>
        {t('accounts.forgot.again')}
      </Button>
    </>
  );
}

function pipAt({ isPending, isError, isSuccess }: ReturnType<typeof useForgotPassword>): PipReaction {
  if (isPending) return { mood: 'thinking', says: t('accounts.signUp.pipSends') };
  if (isError) return { mood: 'sorry', says: t('accounts.signUp.pipSorry') };
  if (isSuccess) return { mood: 'happy', says: t('accounts.forgot.pipSent') };
  return { mood: 'happy', says: t('accounts.forgot.pip') };
}
