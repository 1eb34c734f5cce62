import { type FormEvent, type ReactNode, useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Field } from '#web/ui/controls/Field.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from '../messages/leaving/index.ts';
import { useAccountDeletion } from './account-deletion.ts';

const CONFIRMATION = 'DELETE';

/** Where children delete their own account. */
export function DangerCard({ user }: { user: User }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card>
      <h2>{t('accounts.danger')}</h2>
      <p className="mt-2 text-ink-soft">{t('accounts.danger.text')}</p>
      <Button look="danger" className="mt-4" onClick={() => setOpen(true)}>
        {t('accounts.danger.button')}
      </Button>
      {isOpen && <LeaveDialog isYoung={user.isUnder13} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function LeaveDialog({ isYoung, onClose }: { isYoung: boolean; onClose: () => void }): ReactNode {
  const deletion = useAccountDeletion();
  return deletion.isDeleted ? <Goodbye /> : <Question isYoung={isYoung} deletion={deletion} onClose={onClose} />;
}

interface QuestionProps {
  isYoung: boolean;
  deletion: ReturnType<typeof useAccountDeletion>;
  onClose: () => void;
}

function Question({ isYoung, deletion, onClose }: QuestionProps): ReactNode {
  const { confirm, isPending, error } = deletion;
  const [typed, setTyped] = useState('');
  const isSure = typed.trim() === CONFIRMATION;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isSure && !isPending) confirm();
  };
  return (
    <Dialog
      open
      onClose={isPending ? () => undefined : onClose}
      title={t('accounts.danger.title')}
      description={t(isYoung ? 'accounts.danger.young' : 'accounts.danger.own')}
      closeLabel={t('ui.close')}
      tone="lotus"
      actions={
        <>
          <Button look="danger" disabled={!isSure} pending={isPending} onClick={confirm}>
            {t('accounts.danger.sure')}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {t('accounts.danger.stay')}
          </Button>
        </>
      }
    >
      <form noValidate onSubmit={submit}>
        <Field
          label={t('accounts.danger.word')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
      {error && !isPending && (
        <div role="alert" className="mt-4">
          <Callout tone="lotus">{sentenceFor(error)}</Callout>
        </div>
      )}
    </Dialog>
  );
}

function Goodbye(): ReactNode {
  return (
    <Dialog
      open
      onClose={() => undefined}
      picture={<Pip size={112} mood="happy" />}
      title={t('accounts.danger.gone')}
      description={t('accounts.danger.goneText')}
    />
  );
}
