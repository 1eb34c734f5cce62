import type { ReactNode } from 'react';
import type { GameRoom } from '#contract/collaborative-games.ts';
import { MIN_PLAYERS } from '#contract/rules/collaborative-games.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { InviteCode } from '../lobby/InviteCode.tsx';
import { looks } from '../looks.ts';
import { t } from '../messages/index.ts';
import { useStartCollaborativeGame } from '../queries.ts';
import { toastRefusal } from '../toasts.ts';
import { Players } from './Players.tsx';
import type { Said } from './said.ts';

interface WaitingRoomProps {
  room: GameRoom;
  said: Readonly<Record<string, Said>>;
}

/** Who is here, who may still join, and the button to start. */
export function WaitingRoom({ room: { game, players }, said }: WaitingRoomProps): ReactNode {
  return (
    <Card tone={looks[game.gameType].tone} className="flex flex-col gap-6">
      <div className="text-center">
        <h2>{t('together.room.waiting')}</h2>
        <p className="mt-1 text-balance text-ink-soft">{t(`together.about.${game.gameType}`)}</p>
      </div>
      <Players
        players={players}
        said={said}
        free={Math.max(0, game.maxPlayers - players.length)}
        noteOf={({ isHost }) => isHost && t('together.room.host')}
        large
      />
      {game.inviteCode !== null && (
        <div className="flex flex-col items-center gap-1 rounded-card bg-tone-soft p-4">
          <p className="text-sm">{t('together.codeShown')}</p>
          <InviteCode code={game.inviteCode} />
        </div>
      )}
      <Start room={{ game, players }} />
    </Card>
  );
}

function Start({ room: { game, players } }: { room: Pick<GameRoom, 'game' | 'players'> }): ReactNode {
  const { mutate, isPending } = useStartCollaborativeGame(game.id);
  const isEnough = players.length >= MIN_PLAYERS;
  const isOwn = players.some(({ isHost, isYou }) => isHost && isYou);
  if (!isOwn)
    return (
      <p role="status" className="text-balance text-center font-bold">
        {t('together.room.hostStarts', { name: game.host?.displayName ?? '' })}
      </p>
    );
  return (
    <div className="flex flex-col items-center gap-2">
      <Button
        size="large"
        disabled={!isEnough}
        pending={isPending}
        onClick={() => mutate(undefined, { onError: (error) => toastRefusal(error, 'together.moveFailed') })}
      >
        {t('together.room.start')}
      </Button>
      <div role="status" className="text-balance text-center text-ink-soft">
        <p>{t(isEnough ? 'together.room.canStart' : 'together.room.needs')}</p>
        {!isEnough && !game.isPrivate && <p className="mt-1">{t('together.room.seen')}</p>}
      </div>
    </div>
  );
}
