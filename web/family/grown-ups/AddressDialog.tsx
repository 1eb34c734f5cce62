import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { ApiError } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { FamilyProblem } from '../home/FamilyProblem.tsx';
import { t } from '../messages/grown-ups/index.ts';
import { useChangeOwnAddress } from './queries.ts';

/** Asks for the parent's new address; both mailboxes confirm it. */
export function AddressDialog({ onClose }: { onClose: () => void }): ReactNode {
  const formId = useId();
  const change = useChangeOwnAddress();
  const [email, setEmail] = useState('');
  const refused = change.error instanceof ApiError ? change.error.fields['email'] : undefined;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!change.isPending) change.mutate(email.trim(), { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('family.address.title')}
      description={t('family.address.text')}
      closeLabel={t('ui.close')}
      actions={
        <>
          <Button type="submit" form={formId} pending={change.isPending}>
            {t('family.address.send')}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="flex flex-col gap-5">
        <Field
          label={t('family.address.new')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            if (change.isError) change.reset();
          }}
          error={refused}
        />
        <p className="text-ink-soft text-sm">{t('family.address.lost')}</p>
        <FamilyProblem error={refused === undefined ? change.error : null} />
      </form>
    </Dialog>
  );
}
