import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { GamePlayer } from '#contract/collaborative-games.ts';
import { lazyDialog } from '#web/app/lazy-dialog.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../messages/index.ts';
import { refetchGames } from '../queries.ts';

// Loaded on demand, because few games need it.
const PlayerDialog = lazyDialog(() => import('./PlayerDialog.tsx').then((file) => file.PlayerDialog));

interface PlayerButtonProps {
  player: GamePlayer;
  children: ReactNode;
  className: string;
}

/** A player's picture and name; a tap opens the actions for this player. */
export function PlayerButton({ player, children, className }: PlayerButtonProps): ReactNode {
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  if (player.isYou || player.isNameHidden) return <span className={className}>{children}</span>;
  return (
    <>
      <button
        type="button"
        aria-label={t('together.player.about', { name: player.displayName })}
        onClick={() => setIsOpen(true)}
        className={cx(className, 'rounded-button hover:bg-tone-soft active:scale-95')}
      >
        {children}
      </button>
      {isOpen && (
        <PlayerDialog player={player} onClose={() => setIsOpen(false)} onReported={() => refetchGames(client)} />
      )}
    </>
  );
}
