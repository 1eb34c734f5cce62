import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { t } from '../messages/index.ts';
import { Refused } from '../Refused.tsx';
import { type StaffAct, useStaffAct } from './queries.ts';

export interface Question {
  readonly act: StaffAct;
  readonly word: 'makeAdmin' | 'makeModerator' | 'remove' | 'revoke';
  /** Whom it is about; an address where it is an invitation. */
  readonly username: string;
}

/** Says what an act means before it is done. */
export function ConfirmDialog({ question, onClose }: { question: Question; onClose: () => void }): ReactNode {
  const { act, word, username } = question;
  const perform = useStaffAct();
  const named = { username, email: username };
  const isGrave = word === 'remove' || word === 'revoke';
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
      tone={isGrave ? 'lotus' : undefined}
      actions={
        <>
          <Button
            look={isGrave ? 'danger' : 'primary'}
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
      <Refused error={perform.error} />
    </Dialog>
  );
}
