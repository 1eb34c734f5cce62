import type { ReactNode } from 'react';
import type { GameEntry, GameType } from '#contract/games.ts';
import { LoadFailed } from '#web/app/LoadFailed.tsx';
import { ColoringCard } from '#web/coloring/ColoringCard.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { gameLooks } from '../game-looks.ts';
import { t } from '../messages/index.ts';
import { useGames } from '../queries.ts';
import { GameTile } from './GameTile.tsx';
import '../games.css';

const types = Object.keys(gameLooks) as GameType[];

/** The mini-games by type, and the child's unfinished games. */
export function PlayView(): ReactNode {
  const { data, error, refetch } = useGames();
  if (error) return <LoadFailed title={t('games.loadFailed')} error={error} onRetry={() => void refetch()} />;
  const games = data?.games;
  const running = games?.filter(({ isRunning }) => isRunning) ?? [];
  return (
    <div className="flex flex-col gap-6">
      {running.length > 0 && <Running games={running} />}
      <div className="games-hub">
        {types.map((type) => (
          <div key={type} data-tone={gameLooks[type].tone} className="grid">
            {games ? (
              <GameTile type={type} games={games.filter(({ gameType }) => gameType === type)} />
            ) : (
              <Skeleton className="h-80 rounded-card" />
            )}
          </div>
        ))}
      </div>
      <ColoringCard />
    </div>
  );
}

const MAX_RUNNING = 4;

function Running({ games }: { games: readonly GameEntry[] }): ReactNode {
  return (
    <section aria-labelledby="games-running">
      <h2 id="games-running" className="text-lg">
        {t('games.running')}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {games.slice(0, MAX_RUNNING).map(({ id, title, gameType }) => (
          <li key={id} data-tone={gameLooks[gameType].tone}>
            <Button look="secondary" to={`/games/${id}`} aria-label={t('games.goOnWith', { title })}>
              <Emoji of={gameLooks[gameType].emoji} /> {title}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
