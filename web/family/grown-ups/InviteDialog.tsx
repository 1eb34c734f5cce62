import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { OwnChild } from '#contract/family.ts';
import { useFocusFirstInvalid } from '#web/accounts/focus-first-invalid.ts';
import { ApiError } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Checkbox } from '#web/ui/controls/Checkbox.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { isEnding } from '../home/ChildChips.tsx';
import { FamilyProblem } from '../home/FamilyProblem.tsx';
import { useFamily } from '../home/queries.ts';
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
  const { invite, name, setName, email, setEmail, alsoTo, setAlsoTo, form, send, required } = useInvitation(
    childId,
    onClose,
  );
  const siblings = useSiblings(childId);
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
        {siblings.length > 0 && <Siblings siblings={siblings} chosen={alsoTo} onChange={setAlsoTo} />}
        <p className="text-ink-soft text-sm">{t('family.invite.stricter')}</p>
        <FamilyProblem error={hasFieldError ? null : invite.error} />
      </form>
    </Dialog>
  );
}

interface SiblingsProps {
  siblings: readonly OwnChild[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** None is chosen before: brothers and sisters may have other grown-ups. */
function Siblings({ siblings, chosen, onChange }: SiblingsProps): ReactNode {
  return (
    <fieldset>
      <legend className="font-bold font-display">{t('family.invite.alsoTo')}</legend>
      {siblings.map(({ id, firstName, username }) => (
        <Checkbox
          key={id}
          label={firstName}
          hint={username}
          checked={chosen.includes(id)}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        />
      ))}
    </fieldset>
  );
}

function useSiblings(childId: string): readonly OwnChild[] {
  const { data } = useFamily();
  return data?.children.filter((child) => child.id !== childId && child.isOpen && !isEnding(child)) ?? [];
}

function useInvitation(childId: string, onClose: () => void) {
  const invite = useInviteParent(childId);
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [alsoTo, setAlsoTo] = useState<readonly string[]>([]);
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
    else if (!invite.isPending)
      invite.mutate({ name, email, ...(alsoTo.length > 0 ? { alsoTo: [...alsoTo] } : {}) }, { onSuccess });
  };
  const required = (value: string): string | undefined =>
    failures > 0 && value.trim() === '' ? t('family.invite.required') : undefined;
  return { invite, name, setName, email, setEmail, alsoTo, setAlsoTo, form, send, required };
}
