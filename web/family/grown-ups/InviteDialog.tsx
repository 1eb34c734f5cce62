import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useFocusFirstInvalid } from '#web/accounts/focus-first-invalid.ts';
import { ApiError } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { FamilyProblem } from '../home/FamilyProblem.tsx';
import { t } from '../messages/grown-ups/index.ts';
import { useInviteParent } from './queries.ts';

interface InviteDialogProps {
  childId: string;
  childName: string;
  onClose: () => void;
}

/** Asks whom to invite as another parent of the child. */
export function InviteDialog({ childId, childName, onClose }: InviteDialogProps): ReactNode {
  const formId = useId();
  const { invite, name, setName, email, setEmail, form, send, required } = useInvitation(childId, onClose);
  const fields = invite.error instanceof ApiError ? invite.error.fields : {};
  const hasFieldError = Object.keys(fields).length > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('family.invite.title', { name: childName })}
      description={t('family.invite.text', { name: childName })}
      closeLabel={t('ui.close')}
      actions={
        <>
          <Button type="submit" form={formId} pending={invite.isPending}>
            {t('family.invite.send')}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={send} className="flex flex-col gap-5">
        <Field
          label={t('family.invite.name')}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={required(name) ?? fields['name']}
        />
        <Field
          label={t('family.invite.email')}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            if (invite.isError) invite.reset();
          }}
          error={required(email) ?? fields['email']}
        />
        <p className="text-ink-soft text-sm">{t('family.invite.stricter')}</p>
        <FamilyProblem error={hasFieldError ? null : invite.error} />
      </form>
    </Dialog>
  );
}

function useInvitation(childId: string, onClose: () => void) {
  const invite = useInviteParent(childId);
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [failures, setFailures] = useState(0);
  const form = useFocusFirstInvalid(failures, invite.error);
  const isMissing = name.trim() === '' || email.trim() === '';
  const onSuccess = (): void => {
    showToast({ tone: 'success', title: t('family.invite.sent', { email: email.trim() }) });
    onClose();
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (isMissing) setFailures(failures + 1);
    else if (!invite.isPending) invite.mutate({ name, email }, { onSuccess });
  };
  const required = (value: string): string | undefined =>
    failures > 0 && value.trim() === '' ? t('family.invite.required') : undefined;
  return { invite, name, setName, email, setEmail, form, send, required };
}
