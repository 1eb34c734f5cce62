import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import type { PlayedRound } from '#contract/games.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { t } from '../messages/index.ts';
import { boardOf } from './boards.ts';
import { Figures } from './Figures.tsx';
import { Outcome } from './Outcome.tsx';
import { useRound } from './use-round.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import '../games.css';

interface GameRoundProps {
  gameId: string;
  gameType: string;
  /** Goes to another game of the type. */
  next?: ReactNode;
  /** The round was played to its end. */
  onDone?: (() => void) | undefined;
}

/** A game from the deal to the points, wherever it stands: in the feed or on its own page. */
export function GameRound({ gameId, gameType, next, onDone }: GameRoundProps): ReactNode {
  const inPlay = useRound(gameId);
  const [said, announce] = useState('');
  const Board = boardOf(gameType);
  const { round, start, play, now } = inPlay;
  if (!Board) return <p className="py-6 text-center">{t('games.unknown')}</p>;
  if (!round)
    return inPlay.error ? (
      <EmptyState
        small
        mood="sorry"
        title={t('games.gone')}
        action={<Button onClick={() => start(false)}>{t('games.tryAgain')}</Button>}
      >
        {t('games.goneText')}
      </EmptyState>
    ) : (
      <Skeleton className="h-96 rounded-card" />
    );
  return (
    <div className="flex flex-col gap-4">
      <Running key={round.roundId} round={round} now={now} start={start} next={next} onDone={onDone}>
        <Suspense fallback={<Skeleton className="h-80 rounded-card" />}>
          <Board
            key={round.roundId}
            view={round.view}
            onMove={play}
            pending={inPlay.pending}
            now={now}
            announce={announce}
          />
        </Suspense>
      </Running>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

interface RunningProps {
  round: PlayedRound;
  now: () => number;
  start: (isFresh: boolean) => void;
  next: ReactNode;
  onDone: (() => void) | undefined;
  children: ReactNode;
}

function Running({ round, now, start, next, onDone, children }: RunningProps): ReactNode {
  const { view } = round;
  const endsAt = 'endsAt' in view ? view.endsAt : null;
  const [isTimeUp, setIsTimeUp] = useState(false);
  const timeUp = useCallback(() => setIsTimeUp(true), []);
  const seconds = useSecondsLeft(view.isOver ? null : endsAt, now, timeUp);
  const isOver = view.isOver || isTimeUp;
  useEffect(() => {
    if (isOver) onDone?.();
  }, [isOver, onDone]);
  return (
    <>
      <Figures view={view} seconds={seconds} />
      <div inert={isTimeUp && !view.isOver}>{children}</div>
      {isOver ? (
        <Outcome round={round} isTimeUp={isTimeUp && !view.isOver} onAgain={() => start(true)} next={next} />
      ) : (
        <Button look="ghost" className="self-center" onClick={() => start(true)}>
          {t('games.newGame')}
        </Button>
      )}
    </>
  );
}
