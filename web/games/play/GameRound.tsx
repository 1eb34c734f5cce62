import {
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { closeToast } from '#web/ui/feedback/show-toast.ts';
import { t } from '../messages/index.ts';
import { findBoard } from './boards.ts';
import { Figures } from './Figures.tsx';
import { Outcome } from './Outcome.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { type RoundInPlay, useRound } from './use-round.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import '../games.css';

interface GameRoundProps {
  gameId: string;
  gameType: string;
  /** Links to another game of this type. */
  next?: ReactNode;
  /** Called when the round has been finished. */
  onDone?: (() => void) | undefined;
}

/** A game from the deal to the points, in the feed or on its own page. */
export function GameRound({ gameId, gameType, next, onDone }: GameRoundProps): ReactNode {
  const inPlay = useRound(gameId);
  const { round, error, start } = inPlay;
  const Board = findBoard(gameType);
  const top = useRef<HTMLDivElement>(null);
  useBeginningInSight(top, round?.roundId);
  if (!Board) return <p className="py-6 text-center">{t('games.unknown')}</p>;
  if (!round)
    return error ? <NotDealt error={error} onRetry={() => start(false)} /> : <Skeleton className="h-96 rounded-card" />;
  return (
    <div ref={top} className="scroll-mt-24">
      <Running key={round.roundId} Board={Board} inPlay={inPlay} round={round} next={next} onDone={onDone} />
    </div>
  );
}

/** Scrolls up so that a child at the end of one round sees the start of the next. */
function useBeginningInSight(top: RefObject<HTMLElement | null>, roundId: string | undefined): void {
  const before = useRef(roundId);
  useEffect(() => {
    const isAgain = before.current !== undefined && before.current !== roundId;
    before.current = roundId;
    if (isAgain && top.current && isUnderHeader(top.current))
      top.current.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [top, roundId]);
}

/** The scroll margin of the element leaves room for the header that stays at the top. */
function isUnderHeader(element: HTMLElement): boolean {
  return element.getBoundingClientRect().top < Number.parseFloat(getComputedStyle(element).scrollMarginTop || '0');
}

function NotDealt({ error, onRetry }: { error: Error; onRetry: () => void }): ReactNode {
  const isGone = error instanceof ApiError && error.code === 'not_found';
  return (
    <EmptyState
      small
      mood="sorry"
      title={t(isGone ? 'games.gone' : 'games.failed')}
      action={
        isGone ? (
          <Button to="/gamification">{t('games.back')}</Button>
        ) : (
          <Button onClick={onRetry}>{t('ui.tryAgain')}</Button>
        )
      }
    >
      {isGone ? t('games.goneText') : sentenceFor(error)}
    </EmptyState>
  );
}

interface RunningProps extends Pick<GameRoundProps, 'next' | 'onDone'> {
  Board: NonNullable<ReturnType<typeof findBoard>>;
  inPlay: RoundInPlay;
  round: NonNullable<RoundInPlay['round']>;
}

function Running({ Board, inPlay, round, next, onDone }: RunningProps): ReactNode {
  const { play, isSending, isStarting, start, now } = inPlay;
  const area = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(area);
  const [said, announce] = useState('');
  const [isTimeUp, setIsTimeUp] = useState(false);
  const timeUp = useCallback(() => setIsTimeUp(true), []);
  const endsAt = 'endsAt' in round.view && !round.view.isOver ? round.view.endsAt : null;
  const seconds = useSecondsLeft(endsAt, now, timeUp);
  const isOver = round.view.isOver || isTimeUp;
  const view = useMemo(() => ({ ...round.view, isOver }), [round.view, isOver]);
  // An effect event, because the feed passes a new function whenever a card has changed.
  const notifyDone = useEffectEvent(() => onDone?.());
  useEffect(() => {
    if (!isOver) return;
    // It may still say how many tries are left.
    closeToast();
    notifyDone();
  }, [isOver]);
  const again = (): void => start(true);
  return (
    <div
      ref={area}
      data-in-play={isOver ? undefined : ''}
      data-timed={endsAt !== null && !isOver ? '' : undefined}
      className="flex flex-col gap-4"
      {...keptFocus}
    >
      <Figures view={view} seconds={seconds} />
      <Suspense fallback={<Skeleton className="h-80 rounded-card" />}>
        <Board view={view} onMove={play} isSending={isSending} now={now} announce={announce} />
      </Suspense>
      {isOver ? (
        <Outcome round={{ ...round, view }} isStarting={isStarting} onAgain={again} next={next} />
      ) : (
        <Button look="ghost" className="self-center" pending={isStarting} onClick={again}>
          {t('games.newGame')}
        </Button>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
