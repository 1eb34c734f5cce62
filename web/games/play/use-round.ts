import { useCallback, useEffect, useRef, useState } from 'react';
import type { GameMove, PlayedRound } from '#contract/games.ts';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { playSound } from '#web/ui/sound/sound.ts';
import { t } from '../messages/index.ts';
import { sendMove, useStartGame } from '../queries.ts';

export interface RoundInPlay {
  readonly round: PlayedRound | undefined;
  /** Why there is no round. */
  readonly error: Error | null;
  readonly isStarting: boolean;
  /** A move is being sent. */
  readonly isSending: boolean;
  /** Deals a round, or continues one. `isFresh` abandons a running round. */
  start(isFresh: boolean): void;
  /** Resolves to whether the server has accepted the move. */
  play(move: GameMove): Promise<boolean>;
  now(): number;
}

/** A round on the server. Moves are sent one after the other, however fast they are made. */
export function useRound(gameId: string): RoundInPlay {
  const [round, setRound] = useState<PlayedRound>();
  const [sending, setSending] = useState(0);
  const latest = useRef<PlayedRound>(undefined);
  const skew = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const { mutate, error, isPending, reset } = useStartGame(gameId);

  const show = useCallback((next: PlayedRound) => {
    latest.current = next;
    skew.current = next.now - Date.now();
    setRound(next);
  }, []);
  const start = useCallback(
    (isFresh: boolean) =>
      mutate(isFresh, { onSuccess: show, onError: (failure) => latest.current && toastFailed(failure) }),
    [mutate, show],
  );

  useEffect(() => {
    latest.current = undefined;
    setRound(undefined);
    reset();
    start(false);
  }, [start, reset]);

  const send = useCallback(
    async (move: GameMove): Promise<boolean> => {
      const before = latest.current;
      if (!before || before.view.isOver) return false;
      try {
        show(await sendMove(before.roundId, before.n, move));
        return true;
      } catch (failure) {
        const code = failure instanceof ApiError ? failure.code : undefined;
        // It has ended by its time limit or in another tab: load the result as after any end.
        if (code === 'round_over') show({ ...before, view: { ...before.view, isOver: true } });
        else if (code === 'late_move' || code === 'not_found') {
          showToast({ title: t('games.moved') });
          start(false);
        } else if (code !== 'too_early' && code !== 'repeated_move') toastFailed(failure);
        return false;
      }
    },
    [show, start],
  );

  const play = useCallback(
    (move: GameMove): Promise<boolean> => {
      setSending((count) => count + 1);
      const sent = queue.current.then(() => send(move)).finally(() => setSending((count) => count - 1));
      queue.current = sent;
      return sent;
    },
    [send],
  );

  const now = useCallback(() => Date.now() + skew.current, []);
  return { round, error, isStarting: isPending, isSending: sending > 0, start, play, now };
}

function toastFailed(failure: unknown): void {
  playSound('error');
  const isLost = failure instanceof ApiError && failure.code === 'offline';
  showToast({
    title: t(isLost ? 'games.lost' : 'games.failed'),
    description: sentenceFor(failure),
    tone: 'destructive',
  });
}
