import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { t } from '../../messages/casework/index.ts';
import { useColleagues, useHandOver } from './queries.ts';

interface HandOverDialogProps {
  id: string;
  open: boolean;
  onClose: () => void;
}

export function HandOverDialog({ id, open, onClose }: HandOverDialogProps): ReactNode {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('safety.casework.handOverTitle')}
      description={t('safety.casework.handOverText')}
      closeLabel={t('ui.close')}
    >
      <Colleagues id={id} onDone={onClose} />
    </Dialog>
  );
}

function Colleagues({ id, onDone }: { id: string; onDone: () => void }): ReactNode {
  const { data } = useColleagues();
  const handOver = useHandOver(id);
  if (!data) return <Skeleton lines={3} />;
  const others = data.colleagues.filter(({ isSelf }) => !isSelf);
  if (others.length === 0) return <p>{t('safety.casework.nobodyElse')}</p>;
  return (
    <ul className="flex flex-col gap-2">
      {others.map(({ id: to, username, isOnDuty }) => (
        <li key={to}>
          <Button
            look="secondary"
            wide
            className="justify-between!"
            onClick={() => handOver.mutate(to, { onSuccess: onDone })}
          >
            <bdi>{username}</bdi>
            <span className="font-normal text-ink-soft text-sm">
              {t(isOnDuty ? 'safety.casework.onDuty' : 'safety.casework.offDuty')}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
