import { type ReactNode, useState } from 'react';
import type { CollaborativeGame } from '#contract/collaborative-games.ts';
import { MAX_RECENT_GAMES } from '#contract/rules/collaborative-games.ts';
import { ApiError } from '#web/app/api.ts';
import { LoadFailed } from '#web/app/LoadFailed.tsx';
import { isExplainedByCard, RefusalCard } from '#web/family/RefusalCard.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { PlusIcon } from '#web/ui/controls/icons.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../messages/index.ts';
import { useCollaborativeGames } from '../queries.ts';
import { CreateGameDialog } from './CreateGameDialog.tsx';
import { GameRow } from './GameRow.tsx';
import { JoinBox } from './JoinBox.tsx';

/** Lists collaborative games: create one, find one, or return to one. */
export function MultiplayerTab(): ReactNode {
  const { data, error, refetch } = useCollaborativeGames();
  const [isCreating, setIsCreating] = useState(false);
  if (error instanceof ApiError && isExplainedByCard(error.problem)) return <RefusalCard refusal={error.problem} />;
  if (error && !data)
    return <LoadFailed title={t('together.loading.failed')} error={error} onRetry={() => void refetch()} />;
  const games = data?.games;
  const create = (): void => setIsCreating(true);
  const isInGame = games?.some(isOwnRunning) ?? false;
  return (
    <div className="flex flex-col gap-5">
      {games && !isInGame && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2>{t('together.heading')}</h2>
            {/* In an empty list the main button is the one of the first game. */}
            <Button look={games.length > 0 ? 'primary' : 'secondary'} onClick={create}>
              <span className="max-sm:hidden">
                <PlusIcon />
              </span>
              {t('together.create')}
            </Button>
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 wide:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            {games.length === 0 && <NoGames onCreate={create} />}
            <JoinBox />
            <Lists games={games} />
          </div>
        </>
      )}
      {games ? isInGame && <Lists games={games} /> : <Waiting />}
      {isCreating && <CreateGameDialog canType={data?.can.type ?? false} onClose={() => setIsCreating(false)} />}
    </div>
  );
}

function Waiting(): ReactNode {
  return (
    <div aria-busy="true" className="grid gap-4 sm:grid-cols-2">
      <Skeleton className="h-28 rounded-card sm:col-span-2" />
      <Skeleton className="h-48 rounded-card" />
      <Skeleton className="h-48 rounded-card" />
    </div>
  );
}

function NoGames({ onCreate }: { onCreate: () => void }): ReactNode {
  return (
    <Card tone="leaf" fill="soft" padding="small">
      <EmptyState
        mood="happy"
        title={t('together.none')}
        className="py-3!"
        action={
          <Button size="large" onClick={onCreate}>
            {t('together.none.create')}
          </Button>
        }
      >
        {t('together.none.text')}
      </EmptyState>
    </Card>
  );
}

function Lists({ games }: { games: readonly CollaborativeGame[] }): ReactNode {
  const [own, others] = [games.filter(isOwnRunning), games.filter((game) => !isOwnRunning(game))];
  const of = (status: CollaborativeGame['status']) => others.filter((game) => game.status === status);
  if (games.length === 0) return null;
  return (
    // Lists of one game stand beside each other where there is room.
    <div className="grid items-start gap-6 sm:grid-cols-2 sm:gap-x-4">
      <List title={t('together.own')} games={own} />
      <List
        title={t('together.waiting')}
        games={of('waiting')}
        empty={own.length === 0 ? t('together.waiting.none') : undefined}
      />
      <List title={t('together.playing')} games={of('in_progress')} />
      <List title={t('together.recent')} games={of('completed').slice(0, MAX_RECENT_GAMES)} />
    </div>
  );
}

/** A child plays one game at a time, so there is nothing to create or join beside it. */
function isOwnRunning({ isPlayer, status }: CollaborativeGame): boolean {
  return isPlayer && status !== 'completed';
}

function List({
  title,
  games,
  empty,
}: {
  title: string;
  games: readonly CollaborativeGame[];
  empty?: string | undefined;
}): ReactNode {
  if (games.length === 0 && empty === undefined) return null;
  return (
    <section className={games.length > 1 ? 'sm:col-span-2' : 'sm:only:col-span-2'}>
      <h2>{title}</h2>
      {games.length === 0 ? (
        <p className="mt-2 text-ink-soft">{empty}</p>
      ) : (
        <ul className={cx('mt-3 grid items-start gap-4', games.length > 1 && 'sm:grid-cols-2')}>
          {games.map((game) => (
            <GameRow key={game.id} game={game} />
          ))}
        </ul>
      )}
    </section>
  );
}
