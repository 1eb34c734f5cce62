import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { MIN_PLAYERS } from '#contract/rules/collaborative-games.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { GAMES_PATH } from '../looks.ts';
import { t } from '../messages/index.ts';
import { useLeaveGame } from '../queries.ts';
import { toastRefusal } from '../toasts.ts';

interface LeaveButtonProps {
  id: string;
  isRunning: boolean;
  /** How many play; the last one cannot play alone. */
  players: number;
}

/** Asks before leaving a running game, in case of an accidental tap. */
export function LeaveButton({ id, isRunning, players }: LeaveButtonProps): ReactNode {
  const [, navigate] = useLocation();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useLeaveGame(id);
  const leave = (): void =>
    mutate(undefined, {
      onSuccess: () => navigate(GAMES_PATH),
      onError: (error) => toastRefusal(error, 'together.moveFailed'),
    });
  return (
    <>
      <Button look="ghost" pending={isPending} onClick={() => (isRunning ? setIsAsking(true) : leave())}>
        {t('together.leave')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('together.leave.ask')}
        description={t(players > MIN_PLAYERS ? 'together.leave.text' : 'together.leave.both')}
        closeLabel={t('together.create.close')}
        actions={
          <>
            <Button onClick={() => setIsAsking(false)}>{t('together.leave.no')}</Button>
            <Button look="secondary" pending={isPending} onClick={leave}>
              {t('together.leave.yes')}
            </Button>
          </>
        }
      />
    </>
  );
}
