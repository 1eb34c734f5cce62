import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import type { GameEntry } from '#contract/games.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Chip } from '#web/ui/controls/Chip.tsx';
import { BackIcon } from '#web/ui/controls/icons.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { gameLooks } from './game-looks.ts';
import { nextGame } from './hub/choose-game.ts';
import { t } from './messages/index.ts';
import { GameRound } from './play/GameRound.tsx';
import { useGames } from './queries.ts';

/** One game on the whole screen. */
export function GamePage(): ReactNode {
  const { id = '' } = useParams<{ id: string }>();
  const { data } = useGames();
  const game = data?.games.find((one) => one.id === id);
  usePageTitle(game?.title ?? t('games.title'));
  if (data && !game)
    return (
      <Page>
        <EmptyState
          title={t('games.gone')}
          mood="thinking"
          action={<Button to="/gamification">{t('games.back')}</Button>}
        >
          {t('games.goneText')}
        </EmptyState>
      </Page>
    );
  return (
    <Page>
      {game ? <Playing game={game} games={data?.games ?? []} /> : <Skeleton className="h-120 rounded-card" />}
    </Page>
  );
}

function Playing({ game, games }: { game: GameEntry; games: readonly GameEntry[] }): ReactNode {
  const { emoji, tone } = gameLooks[game.gameType];
  const alike = games.filter(
    ({ gameType, difficulty }) => gameType === game.gameType && difficulty === game.difficulty,
  );
  const next = nextGame(alike, game.id);
  return (
    <div data-tone={tone} data-in-game="" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Button look="ghost" to="/gamification" aria-label={t('games.back')} className="mb-0! -ms-4 px-3!">
          <BackIcon />
        </Button>
        <div className="min-w-[min(100%,8rem)] flex-1">
          <h1 className="text-xl">{game.title}</h1>
          <p className="text-ink-soft text-sm">
            {t(`games.${game.gameType}`)} · {t(`games.${game.difficulty}`)}
          </p>
        </div>
        <Chip>
          <Emoji of="⭐" /> {game.pointReward}
          <Emoji of={emoji} className="max-sm:hidden" />
        </Chip>
      </div>
      <GameRound
        key={game.id}
        gameId={game.id}
        gameType={game.gameType}
        next={
          next &&
          next.id !== game.id && (
            <Button className="flex-1" to={`/games/${next.id}`}>
              {t('games.next')}
            </Button>
          )
        }
      />
    </div>
  );
}
