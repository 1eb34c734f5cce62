import type { ReactNode } from 'react';
import type { CollaborativeGame } from '#contract/collaborative-games.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { gameTitle, looks } from '../looks.ts';
import { t } from '../messages/index.ts';
import { useJoinGame } from '../queries.ts';
import { toastJoined } from '../toasts.ts';
import { useEnterGame } from '../use-enter-game.ts';
import { InviteCode } from './InviteCode.tsx';

export function GameRow({ game }: { game: CollaborativeGame }): ReactNode {
  const { tone, emoji } = looks[game.gameType];
  return (
    <Card as="li" tone={tone} padding="small" className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <span className="flex size-14 shrink-0 items-center justify-center rounded-button bg-tone-soft">
          <Emoji of={emoji} size={34} />
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="wrap-anywhere text-lg leading-snug">{gameTitle(game)}</h3>
          <p className="text-ink-soft text-sm">{t(`together.type.${game.gameType}`)}</p>
          {game.description !== '' && <p className="wrap-anywhere mt-1 text-sm">{game.description}</p>}
        </div>
        {game.isPrivate && <Chip tone="quiet">{t('together.private')}</Chip>}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        <Host game={game} />
        {/* One line below the host where there is no room beside: none of them stands alone. */}
        <span className="flex flex-wrap gap-2">
          <Chip>{t('together.players', { count: game.currentPlayers, max: game.maxPlayers })}</Chip>
          {/* The titles of the other lists say it. */}
          {game.isPlayer && <Chip tone="quiet">{t(`together.status.${game.status}`)}</Chip>}
        </span>
      </div>
      {game.inviteCode !== null && game.status === 'waiting' && <InviteCode code={game.inviteCode} />}
      <Action game={game} />
    </Card>
  );
}

function Host({ game: { host } }: { game: CollaborativeGame }): ReactNode {
  if (!host) return null;
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Avatar {...host.avatar} size={28} />
      <span className="truncate">{t('together.host', { name: host.displayName })}</span>
    </span>
  );
}

function Action({ game }: { game: CollaborativeGame }): ReactNode {
  if (game.isPlayer)
    return (
      <Button to={`/game/${game.id}`} look={game.status === 'completed' ? 'secondary' : 'primary'} wide>
        {t(game.status === 'completed' ? 'together.look' : 'together.back')}
      </Button>
    );
  const isFull = game.currentPlayers >= game.maxPlayers;
  return game.status === 'waiting' && !isFull ? <JoinButton id={game.id} /> : null;
}

function JoinButton({ id }: { id: string }): ReactNode {
  const { onSuccess, onError } = useEnterGame(toastJoined, 'together.error.join');
  const { mutate, isPending } = useJoinGame(onSuccess);
  return (
    <Button wide pending={isPending} onClick={() => mutate({ sessionId: id }, { onError })}>
      {t('together.join')}
    </Button>
  );
}
