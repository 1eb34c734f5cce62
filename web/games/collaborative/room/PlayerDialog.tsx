import { type ReactNode, useState } from 'react';
import type { GamePlayer } from '#contract/collaborative-games.ts';
import { BlockDialog } from '#web/friends/blocks/BlockDialog.tsx';
import { ReportDialog } from '#web/safety/ReportDialog.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { t } from '../messages/index.ts';

interface PlayerDialogProps {
  player: Pick<GamePlayer, 'id' | 'playerId' | 'displayName' | 'avatar'>;
  onClose: () => void;
  onReported: () => void;
}

/** Actions for a problem with another player: report or block. */
export function PlayerDialog({ player, onClose, onReported }: PlayerDialogProps): ReactNode {
  const [next, setNext] = useState<'report' | 'block'>();
  if (next === 'report')
    return (
      <ReportDialog targetType="game_player" targetId={player.playerId} onClose={onClose} onReported={onReported} />
    );
  if (next === 'block') return <BlockDialog child={player} open onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      picture={<Avatar {...player.avatar} size={96} ring />}
      title={player.displayName}
      description={t('together.player.text')}
      closeLabel={t('together.create.close')}
      actions={
        <>
          <Button look="secondary" onClick={() => setNext('report')}>
            <Emoji of="✋" size={24} /> {t('together.player.report')}
          </Button>
          <Button look="ghost" onClick={() => setNext('block')}>
            {t('together.player.block')}
          </Button>
        </>
      }
    />
  );
}
