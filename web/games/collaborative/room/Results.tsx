import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { GamePlayer, GameRoom, TogetherView } from '#contract/collaborative-games.ts';
import { MyPip } from '#web/app/session/MyPip.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Avatar } from '#web/ui/emoji/Avatar.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Confetti } from '#web/ui/feedback/Confetti.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { playSound } from '#web/ui/sound/sound.ts';
import { Gallery } from '../boards/Gallery.tsx';
import { useFreeFocus } from '../boards/use-free-focus.ts';
import { GAMES_PATH, looks } from '../looks.ts';
import { t } from '../messages/index.ts';
import { useRepeatGame } from '../queries.ts';
import { toastJoined } from '../toasts.ts';
import { useEnterGame } from '../use-enter-game.ts';
import { PlayerButton } from './PlayerButton.tsx';

/** The results. Each player gets something good, and nobody gets a rank. */
export function Results({ room }: { room: GameRoom }): ReactNode {
  const { game, players, round } = room;
  const own = players.find(({ isYou }) => isYou);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => playSound('levelup'), []);
  useFreeFocus(heading);
  return (
    <Card data-results="" tone={looks[game.gameType].tone} className="flex flex-col items-center gap-5 text-center">
      <Confetti pieces={50} />
      <MyPip mood="cheering" size={140} className="-my-1 max-sm:size-28" />
      <div>
        {/* A screen reader hears it all at once, because it does not hear what a region already has when it comes. */}
        <h2 ref={heading} tabIndex={-1} aria-describedby={`${id}-points ${id}-ends`}>
          {t('together.over.well')}
        </h2>
        <p id={`${id}-points`} className="mt-1 font-bold text-lg text-tone-deep">
          {own?.pointsAwarded
            ? t('together.over.points', { points: own.pointsAwarded })
            : t('together.over.points.none')}
        </p>
      </div>
      {round?.view.kind === 'creative_challenge' ? (
        <Gallery view={round.view} players={players} />
      ) : (
        <Scores id={`${id}-ends`} players={players} view={round?.view} />
      )}
      <Again room={room} />
    </Card>
  );
}

interface ScoresProps {
  id: string;
  players: readonly GamePlayer[];
  view: TogetherView | undefined;
}

function Scores({ id, players, view }: ScoresProps): ReactNode {
  const shown = players.filter(({ hasLeft }) => !hasLeft);
  const most = Math.max(0, ...shown.map(({ score }) => score));
  const isTie = shown.filter(({ score }) => score === most).length > 1;
  const best = view?.kind === 'memory_match' ? 'together.over.star.pairs' : 'together.over.star';
  const star = isTie ? 'together.over.tie' : best;
  const together = view?.kind === 'memory_match' && view.found.reduce((sum, pairs) => sum + pairs, 0);
  return (
    <>
      {together ? <p>{t('together.over.found', { count: together })}</p> : null}
      <ul id={id} className="flex flex-wrap justify-center gap-3">
        {shown.map((player) => {
          const isStar = player.score === most && most > 0;
          return (
            <li key={player.id} className="flex w-32 flex-col items-center rounded-card bg-tone-soft p-3">
              <PlayerButton player={player} className="flex w-full flex-col items-center">
                <Avatar {...player.avatar} size={56} ring={isStar} />
                <span className="mt-1 line-clamp-2 w-full wrap-anywhere font-bold text-sm">{player.displayName}</span>
              </PlayerButton>
              <span className="text-label text-tone-deep">
                <Emoji of={isStar ? '🌟' : '💚'} /> {t(isStar ? star : 'together.over.team')}
              </span>
              <span className="text-sm">{resultNote(player, view)}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function resultNote({ seat, score }: GamePlayer, view: TogetherView | undefined): string {
  if (view?.kind === 'memory_match') return t('together.memory.pairs', { count: view.found[seat ?? -1] ?? 0 });
  return t('together.score', { count: score });
}

function Again({ room: { game, nextGameId } }: { room: GameRoom }): ReactNode {
  const { mutate, isPending } = useRepeatGame(game.id);
  const entering = useEnterGame(toastJoined, 'together.error.join');
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <Button size="large" pending={isPending} onClick={() => mutate(undefined, entering)}>
        {t(nextGameId === null ? 'together.over.again' : 'together.over.next')}
      </Button>
      <Button size="large" look="secondary" to={GAMES_PATH}>
        {t('together.list')}
      </Button>
    </div>
  );
}
