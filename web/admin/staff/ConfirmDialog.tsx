import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { ErrorCallout } from '../ErrorCallout.tsx';
import { t } from '../messages/index.ts';
import { type StaffAct, useStaffAct } from './queries.ts';

export interface Question {
  readonly act: StaffAct;
  readonly word: 'makeAdmin' | 'makeModerator' | 'remove' | 'revoke';
  /** The member of staff, or the e-mail address of an invitation. */
  readonly username: string;
}

/** Explains an action and asks for confirmation. */
export function ConfirmDialog({ question, onClose }: { question: Question; onClose: () => void }): ReactNode {
  const { act, word, username } = question;
  const perform = useStaffAct();
  const named = { username, email: username };
  const isDangerous = word === 'remove' || word === 'revoke';
  const onSuccess = (): void => {
    showToast({ title: t('admin.staff.done'), tone: 'success' });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={perform.isPending ? () => undefined : onClose}
      title={t(`admin.staff.${word}.sure`, named)}
      description={t(`admin.staff.${word}.means`, named)}
      closeLabel={t('ui.close')}
      tone={isDangerous ? 'lotus' : undefined}
      actions={
        <>
          <Button
            look={isDangerous ? 'danger' : 'primary'}
            pending={perform.isPending}
            onClick={() => perform.mutate(act, { onSuccess })}
          >
            {t(`admin.staff.${word}`)}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {t('admin.staff.cancel')}
          </Button>
        </>
      }
    >
      <ErrorCallout error={perform.error} />
    </Dialog>
  );
}
