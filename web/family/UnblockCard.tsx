import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { useUser } from '#web/app/session/session.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from './messages/answers/index.ts';
import { useUnblockParentAddress } from './parents/queries.ts';

/** Admins allow mails again to an address that had refused them. */
export function UnblockCard(): ReactNode {
  const { role } = useUser();
  return role === 'admin' ? <UnblockForm /> : null;
}

function UnblockForm(): ReactNode {
  const [email, setEmail] = useState('');
  const { mutate, isPending, error, isSuccess, reset } = useUnblockParentAddress();
  const field = error instanceof ApiError ? error.fields['email'] : undefined;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) mutate(email, { onSuccess: () => setEmail('') });
  };
  return (
    <Card>
      <h2>{t('family.unblock')}</h2>
      <p className="text-ink-soft">{t('family.unblock.text')}</p>
      <form noValidate onSubmit={send} className="mt-4 flex flex-col gap-4" aria-label={t('family.unblock')}>
        <Field
          label={t('family.second.email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => {
            setEmail(target.value);
            if (error || isSuccess) reset();
          }}
          error={field}
        />
        {error && field === undefined && (
          <div role="alert">
            <Callout tone="lotus">{sentenceFor(error)}</Callout>
          </div>
        )}
        <Button type="submit" look="secondary" className="self-start" pending={isPending}>
          {t('family.unblock.send')}
        </Button>
        <div role="status">{isSuccess && <Callout tone="leaf">{t('family.unblock.done')}</Callout>}</div>
      </form>
    </Card>
  );
}
