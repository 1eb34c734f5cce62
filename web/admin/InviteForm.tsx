import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiError } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { FieldFrame } from '#web/ui/controls/FieldFrame.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { ErrorCallout } from './ErrorCallout.tsx';
import { t } from './messages/index.ts';
import { useInvite } from './queries.ts';

const roles = ['moderator', 'admin'] as const;

/** Creates an invitation link for a new member of staff. The link is shown only once. */
export function InviteForm(): ReactNode {
  const invite = useInvite();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<(typeof roles)[number]>('moderator');
  const refused = invite.error instanceof ApiError ? invite.error.fields : {};
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!invite.isPending) invite.mutate({ email, role }, { onSuccess: () => setEmail('') });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4" aria-label={t('admin.setup.staff')}>
      <Field
        label={t('admin.invite.email')}
        type="email"
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={refused['email']}
      />
      <FieldFrame label={t('admin.invite.role')}>
        {(tied) => (
          <select
            {...tied}
            className="control"
            value={role}
            onChange={(event) => setRole(event.target.value as typeof role)}
          >
            {roles.map((one) => (
              <option key={one} value={one}>
                {t(`admin.invite.${one}`)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <ErrorCallout error={Object.keys(refused).length === 0 ? invite.error : null} />
      <Button type="submit" look="secondary" className="self-start" pending={invite.isPending}>
        {t('admin.invite.send')}
      </Button>
      {invite.data && <Link key={invite.data.link} link={invite.data.link} />}
    </form>
  );
}

function Link({ link }: { link: string }): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  const copy = (): void => {
    void navigator.clipboard?.writeText(link).then(() => setIsCopied(true));
  };
  return (
    <Callout
      tone="leaf"
      live
      title={t('admin.invite.link')}
      action={
        <Button look="secondary" onClick={copy}>
          {t(isCopied ? 'admin.copied' : 'admin.copy')}
        </Button>
      }
    >
      <code dir="ltr" className="break-all">
        {link}
      </code>
    </Callout>
  );
}
