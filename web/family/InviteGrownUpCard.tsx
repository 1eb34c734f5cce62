import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { t } from './messages/answers/index.ts';
import { useInviteGrownUp } from './parents/queries.ts';

const emptyInvitation = { username: '', parentName: '', parentEmail: '' };

/** Staff add another grown-up to a child. */
export function InviteGrownUpCard(): ReactNode {
  const [draft, setDraft] = useState(emptyInvitation);
  const { mutate, isPending, error, isSuccess, variables, reset } = useInviteGrownUp();
  const fields: Readonly<Record<string, string>> = error instanceof ApiError ? error.fields : {};
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) mutate(draft, { onSuccess: () => setDraft(emptyInvitation) });
  };
  const field = (name: keyof typeof emptyInvitation) => ({
    autoComplete: 'off',
    value: draft[name],
    error: fields[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setDraft({ ...draft, [name]: target.value });
      if (error || isSuccess) reset();
    },
  });
  return (
    <Card>
      <h2>{t('family.second')}</h2>
      <p className="text-ink-soft">{t('family.second.text')}</p>
      <form noValidate onSubmit={send} className="mt-4 flex flex-col gap-4" aria-label={t('family.second')}>
        <Field label={t('family.inPerson.username')} autoCapitalize="none" {...field('username')} />
        <Field label={t('family.inPerson.parentName')} {...field('parentName')} />
        <Field label={t('family.second.email')} type="email" inputMode="email" {...field('parentEmail')} />
        {error && Object.keys(fields).length === 0 && (
          <div role="alert">
            <Callout tone="lotus">{sentenceFor(error)}</Callout>
          </div>
        )}
        <Button type="submit" className="self-start" pending={isPending}>
          {t('family.second.send')}
        </Button>
        <div role="status">
          {isSuccess && <Callout tone="leaf">{t('family.second.done', { username: variables.username })}</Callout>}
        </div>
      </form>
    </Card>
  );
}
