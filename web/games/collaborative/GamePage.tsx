import { type ReactNode, useEffect, useRef } from 'react';
import { useParams } from 'wouter';
import type { GameRoom } from '#contract/collaborative-games.ts';
import { ApiError } from '#web/app/api.ts';
import { LoadFailed } from '#web/app/LoadFailed.tsx';
import { useFocusAfterChange, usePageTitle } from '#web/app/shell/page-title.ts';
import { isExplainedByCard, RefusalCard } from '#web/family/RefusalCard.tsx';
import { ReportButton } from '#web/safety/ReportButton.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { Callout } from '#web/ui/feedback/Callout.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { Board } from './boards/Board.tsx';
import { GAMES_PATH, gameTitle, looks } from './looks.ts';
import { t } from './messages/index.ts';
import { isGone } from './queries.ts';
import { LeaveButton } from './room/LeaveButton.tsx';
import { PhraseBar } from './room/PhraseBar.tsx';
import { Results } from './room/Results.tsx';
import { useGame } from './room/use-game.ts';
import { WaitingRoom } from './room/WaitingRoom.tsx';
import '../games.css';

/** A collaborative game: its waiting room, the game and the results. */
export function GamePage(): ReactNode {
  const { id = '' } = useParams();
  return <Game key={id} id={id} />;
}

function Game({ id }: { id: string }): ReactNode {
  const { data, error, isOut, refetch, ...game } = useGame(id);
  usePageTitle(data ? gameTitle(data.room.game) : t('together.multiplayer'));
  useTopOfStage(data?.room.game.status);
  if (isOut || isGone(error)) return <Gone />;
  if (error instanceof ApiError && isExplainedByCard(error.problem))
    return (
      <Page>
        <RefusalCard refusal={error.problem} />
      </Page>
    );
  if (!data && error) return <RoomFailed error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Page>
        <Skeleton className="h-80 rounded-card" />
      </Page>
    );
  const { room, clockAhead } = data;
  const isOpen = room.game.status === 'waiting' || room.game.status === 'in_progress';
  return (
    <Page>
      <Head room={room} />
      {!game.isLive && isOpen && (
        <div data-says-offline="">
          <Callout tone="sun" live title={t('together.room.offline')}>
            {t('together.room.offline.text')}
          </Callout>
        </div>
      )}
      <Stage {...game} room={room} clockAhead={clockAhead} />
      {isOpen && <PhraseBar onSay={game.say} />}
    </Page>
  );
}

/** A child who has scrolled down to the phrases must see how the game begins and ends. */
function useTopOfStage(status: GameRoom['game']['status'] | undefined): void {
  const before = useRef(status);
  useFocusAfterChange(status);
  useEffect(() => {
    if (before.current !== undefined && before.current !== status) scrollTo(0, 0);
    before.current = status;
  }, [status]);
}

function Head({ room: { game, players } }: { room: GameRoom }): ReactNode {
  const isOpen = game.status === 'waiting' || game.status === 'in_progress';
  const isRunning = game.status === 'in_progress';
  return (
    <header
      data-in-game={isRunning ? '' : undefined}
      data-timed={isOpen ? '' : undefined}
      className="flex flex-wrap items-center gap-3"
    >
      <Emoji of={looks[game.gameType].emoji} size={isOpen ? 36 : 44} />
      <div className="min-w-[min(100%,8rem)] flex-1">
        <h1 className="wrap-anywhere text-xl leading-tight sm:text-3xl">{gameTitle(game)}</h1>
        <p className="text-ink-soft">{t(`together.type.${game.gameType}`)}</p>
      </div>
      <ReportName game={game} />
      {isOpen && (
        <LeaveButton id={game.id} isRunning={isRunning} players={players.filter(({ hasLeft }) => !hasLeft).length} />
      )}
    </header>
  );
}

/** Reports the title that a host has typed. */
function ReportName({ game: { id, host, titleKind, title } }: Pick<GameRoom, 'game'>): ReactNode {
  if (titleKind === 'ready' || !host) return null;
  return <ReportButton targetType="game_words" targetId={id} authorId={host.id} title={title} />;
}

type StageProps = Pick<ReturnType<typeof useGame>, 'said' | 'sendMove'> & { room: GameRoom; clockAhead: number };

function Stage({ room, clockAhead, said, sendMove }: StageProps): ReactNode {
  switch (room.game.status) {
    case 'waiting':
      return <WaitingRoom room={room} said={said} />;
    case 'in_progress':
      return <Board room={room} clockAhead={clockAhead} said={said} onMove={sendMove} />;
    case 'completed':
      return <Results room={room} />;
    case 'cancelled':
      return (
        <EmptyState mood="happy" title={t('together.room.cancelled')} action={<ToList />}>
          {t('together.room.cancelled.text')}
        </EmptyState>
      );
  }
}

function Gone(): ReactNode {
  return (
    <Page>
      <EmptyState mood="happy" title={t('together.room.gone')} action={<ToList />}>
        {t('together.room.gone.text')}
      </EmptyState>
    </Page>
  );
}

function RoomFailed({ error, onRetry }: { error: Error; onRetry: () => void }): ReactNode {
  return (
    <Page>
      <LoadFailed title={t('together.room.failed')} error={error} onRetry={onRetry} />
    </Page>
  );
}

function ToList(): ReactNode {
  return (
    <Button size="large" to={GAMES_PATH}>
      {t('together.list')}
    </Button>
  );
}
