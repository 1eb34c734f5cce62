import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { FormProblem } from '#web/accounts/FormProblem.tsx';
import { useFocusFirstInvalid } from '#web/accounts/focus-first-invalid.ts';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from '../messages/home/index.ts';
import { LinkSent } from './LinkSent.tsx';
import { useSignInParent } from './queries.ts';
import { rememberPlaceToReturnTo } from './return-to.ts';

/** Asks for the parent's address. The answer never reveals whether it is known. A session may end while its page is open. */
export function SignInCard({ wasSignedIn }: { wasSignedIn: boolean }): ReactNode {
  usePageTitle(t('family.signIn.title'));
  const signIn = useSignInParent();
  useEffect(() => {
    if (wasSignedIn) scrollTo(0, 0);
  }, [wasSignedIn]);
  if (signIn.isSuccess)
    return (
      <LinkSent
        text={t('family.sent.to', { email: signIn.variables })}
        action={
          <Button look="secondary" onClick={signIn.reset}>
            {t('family.sent.other')}
          </Button>
        }
      />
    );
  return (
    <Card className="mx-auto w-full max-w-120 sm:p-8">
      {wasSignedIn && (
        <Callout live className="mb-5" title={t('family.signIn.ended')}>
          {t('family.signIn.ended.text')}
        </Callout>
      )}
      <Pip size={72} mood="happy" />
      <h1 className="mt-3">{t('family.signIn.title')}</h1>
      <p className="mt-2 text-pretty text-ink-soft">{t('family.signIn.text')}</p>
      <AskForm signIn={signIn} />
    </Card>
  );
}

function AskForm({ signIn }: { signIn: ReturnType<typeof useSignInParent> }): ReactNode {
  const [email, setEmail] = useState('');
  const [failures, setFailures] = useState(0);
  const form = useFocusFirstInvalid(failures, signIn.error);
  const isEmpty = email.trim() === '';
  const refused = signIn.error instanceof ApiError ? signIn.error.fields['email'] : undefined;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (isEmpty) setFailures(failures + 1);
    else if (!signIn.isPending) {
      rememberPlaceToReturnTo(location.pathname + location.hash);
      signIn.mutate(email.trim());
    }
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={send}
      className="mt-5 flex flex-col gap-5"
      aria-label={t('family.signIn.title')}
    >
      <Field
        name="email"
        type="email"
        inputMode="email"
        label={t('family.signIn.email')}
        hint={t('family.signIn.hint')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          if (signIn.isError) signIn.reset();
        }}
        error={failures > 0 && isEmpty ? t('family.signIn.required') : refused}
      />
      <FormProblem>{signIn.error && refused === undefined ? sentenceFor(signIn.error) : undefined}</FormProblem>
      <Button type="submit" size="large" wide pending={signIn.isPending}>
        {t('family.signIn.send')}
      </Button>
    </form>
  );
}
