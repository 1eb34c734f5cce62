import { type ReactNode, useEffect } from 'react';
import { MomentCard } from '#web/app/moments/MomentCard.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { t } from '../messages/own-times/index.ts';
import { useMarkControlsSeen } from './queries.ts';

/** Tells the child that a parent has changed scopes or times, and where to see them. */
export function ControlsNewsCard({ onClose }: { onClose: () => void }): ReactNode {
  const { mutate } = useMarkControlsSeen();
  useEffect(() => mutate(), [mutate]);
  return (
    <MomentCard
      title={t('family.changed.title')}
      tone="sky"
      sound="notification"
      picture={<Pip size={64} mood="happy" />}
      action={
        <Button to="/settings" look="secondary" onClick={onClose}>
          {t('family.changed.look')}
        </Button>
      }
      onClose={onClose}
    >
      {t('family.changed.text')}
    </MomentCard>
  );
}
