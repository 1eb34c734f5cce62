import type { ReactNode } from 'react';
import type { GamePlayer } from '#contract/collaborative-games.ts';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { EmojiText } from '#web/ui/emoji/EmojiText.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../messages/index.ts';
import { PlayerButton } from './PlayerButton.tsx';
import type { Said } from './said.ts';

interface PlayersProps {
  players: readonly GamePlayer[];
  said: Readonly<Record<string, Said>>;
  /** Free seats, shown in the waiting room. */
  free?: number | undefined;
  /** Shown below a name, such as a score or a tick. */
  noteOf?: ((player: GamePlayer) => ReactNode) | undefined;
  /** The seat whose turn it is. */
  turn?: number | undefined;
  large?: boolean | undefined;
}

/** All players, with their phrases above them. */
export function Players({ players, said, free = 0, noteOf, turn, large = false }: PlayersProps): ReactNode {
  const size = large ? 64 : 40;
  // Two share a row of a phone, so that their names need no second line.
  const width = large ? 'w-23 sm:w-28' : 'w-23 max-sm:max-w-36 max-sm:grow sm:w-28';
  return (
    <ul
      aria-label={t('together.room.players')}
      className={cx('flex flex-wrap justify-center', large ? 'gap-y-7 pt-6 sm:gap-x-4' : 'gap-y-2 pt-3 sm:gap-x-4')}
    >
      {players.map((player) => (
        <li
          key={player.id}
          aria-current={turn !== undefined && player.seat === turn ? 'true' : undefined}
          className={cx('relative flex flex-col items-center text-center', width, !player.isHere && 'opacity-60')}
        >
          <Bubble said={said[player.id]} name={player.displayName} />
          <PlayerButton player={player} className="flex w-full flex-col items-center">
            <span
              className={cx(
                'rounded-full p-1 transition-shadow',
                turn !== undefined && player.seat === turn && '[box-shadow:0_0_0_4px_var(--tone)]',
              )}
            >
              <Avatar {...player.avatar} size={size} />
            </span>
            <span
              className={cx(
                'mt-1 w-full wrap-anywhere px-1 font-bold leading-tight',
                large ? 'line-clamp-3 text-sm max-sm:text-label' : 'line-clamp-2 text-label',
              )}
            >
              {player.isYou && large ? t('together.room.you', { name: player.displayName }) : player.displayName}
            </span>
          </PlayerButton>
          <span className="text-ink-soft text-label">{playerNote(player) ?? noteOf?.(player)}</span>
        </li>
      ))}
      {free > 0 && (
        <li className={cx('flex flex-col items-center text-center', width)}>
          <span
            aria-hidden="true"
            className="m-1 flex items-center justify-center rounded-full border-3 border-line-strong border-dashed text-ink-soft text-2xl"
            style={{ width: size, height: size }}
          >
            +
          </span>
          <span className="mt-1 text-balance text-ink-soft text-label">{t('together.room.free', { count: free })}</span>
        </li>
      )}
    </ul>
  );
}

function playerNote(player: GamePlayer): string | undefined {
  if (player.hasLeft) return t('together.room.left');
  return player.isHere ? undefined : t('together.room.away');
}

function Bubble({ said, name }: { said: Said | undefined; name: string }): ReactNode {
  return (
    <span role="status" className="absolute inset-x-0 bottom-full z-10 -mb-2 flex justify-center">
      {said && (
        <span
          key={said.key}
          className="block max-w-full animate-pop text-balance rounded-button border-2 border-line bg-card px-1.5 py-0.5 font-display font-semibold text-label leading-tight sm:px-2.5"
        >
          <span className="sr-only">{t('together.says', { name, words: '' })}</span>
          <EmojiText>{t(`together.phrase.${said.phrase}`)}</EmojiText>
        </span>
      )}
    </span>
  );
}
