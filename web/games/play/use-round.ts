import { useCallback, useEffect, useRef, useState } from 'react';
import type { GameMove, PlayedRound } from '#contract/games.ts';
import { ApiError, sentenceFor } from '#web/app/api.ts';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { playSound } from '#web/ui/sound/sound.ts';
import { t } from '../messages/index.ts';
import { sendMove, useStartGame } from '../queries.ts';

export interface RoundInPlay {
  readonly round: PlayedRound | undefined;
  readonly error: Error | null;
  /** How many moves are on their way. */
  readonly pending: number;
  /** Deals, or goes on; fresh gives up a running round. */
  start(isFresh: boolean): void;
  play(move: GameMove): void;
  now(): number;
}

/** These refusals mean that the round stands otherwise than this screen shows it. */
const outOfDate = ['late_move', 'round_over', 'not_found'];

/** A round on the server. Moves go out one after the other, however fast they are made. */
export function useRound(gameId: string): RoundInPlay {
  const [round, setRound] = useState<PlayedRound>();
  const [pending, setPending] = useState(0);
  const latest = useRef<PlayedRound>(undefined);
  const skew = useRef(0);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const { mutate, error, reset } = useStartGame(gameId);

  const show = useCallback((next: PlayedRound) => {
    latest.current = next;
    skew.current = next.now - Date.now();
    setRound(next);
  }, []);
  const start = useCallback((isFresh: boolean) => mutate(isFresh, { onSuccess: show }), [mutate, show]);

  useEffect(() => {
    latest.current = undefined;
    setRound(undefined);
    reset();
    start(false);
  }, [start, reset]);

  const refused = useCallback(
    (failure: unknown): void => {
      const code = failure instanceof ApiError ? failure.code : undefined;
      if (code === 'too_early' || code === 'repeated_move') return;
      if (code !== undefined && outOfDate.includes(code)) {
        showToast({ title: t('games.moved') });
        start(false);
        return;
      }
      playSound('error');
      showToast({ title: t('games.failed'), description: sentenceFor(failure), tone: 'destructive' });
    },
    [start],
  );

  const play = useCallback(
    (move: GameMove): void => {
      setPending((count) => count + 1);
      queue.current = queue.current.then(async () => {
        const before = latest.current;
        if (before && !before.view.isOver) await sendMove(before.roundId, before.n, move).then(show, refused);
        setPending((count) => count - 1);
      });
    },
    [show, refused],
  );

  const now = useCallback(() => Date.now() + skew.current, []);
  return { round, error, pending, start, play, now };
}
