import { type ReactNode, useEffect, useRef } from 'react';
import type { GameOutcome, PlayedRound } from '#contract/games.ts';
import { ApiError } from '#web/app/api.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Confetti } from '#web/ui/feedback/Confetti.tsx';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { Pip } from '#web/ui/pip/Pip.tsx';
import { playSound } from '#web/ui/sound/sound.ts';
import { t } from '../messages/index.ts';
import { useSubmitResult } from '../queries.ts';

/** The server's clock may still have a blink to go when the screen's has ended. */
const ASK_AGAIN_MS = 400;
/** A score from here on is a great job (math). */
const GREAT = 70;

interface OutcomeProps {
  round: PlayedRound;
  isTimeUp: boolean;
  onAgain: () => void;
  next: ReactNode;
}

/** What a round has brought, as the server has counted it. */
export function Outcome({ round, isTimeUp, onAgain, next }: OutcomeProps): ReactNode {
  const { data, isError, ask } = useOutcome(round);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' }), []);
  const isWin = data !== undefined && (data.completed || data.score >= GREAT);
  return (
    <div ref={place} role="status" className="games-outcome scroll-mb-28">
      {isWin && data.score >= GREAT && <Confetti pieces={50} />}
      <Pip mood={data && !isWin ? 'happy' : 'cheering'} size={88} />
      <div className="min-w-0 flex-1">
        <h2>{t(titleOf(data, isTimeUp))}</h2>
        {data ? (
          <p>{sentenceOf(data)}</p>
        ) : isError ? null : (
          <p>
            <Spinner /> {t('games.counting')}
          </p>
        )}
        {data?.isBest && <p className="font-bold font-display">{t('games.result.best')}</p>}
        {isError && <Button onClick={ask}>{t('games.tryAgain')}</Button>}
      </div>
      <div className="flex w-full flex-wrap gap-3">
        <Button look={next ? 'secondary' : 'primary'} className="flex-1" onClick={onAgain}>
          {t('games.playAgain')}
        </Button>
        {next}
      </div>
    </div>
  );
}

function useOutcome(round: PlayedRound) {
  const { mutate, data, isError } = useSubmitResult();
  const asked = useRef(false);
  const ask = (): void => mutate(round, { onError: refused });
  const refused = (failure: Error): void => {
    if (failure instanceof ApiError && failure.code === 'round_running') {
      setTimeout(ask, ASK_AGAIN_MS);
      return;
    }
    playSound('error');
    showToast({ title: t('games.saveFailed'), description: t('games.saveFailedHint'), tone: 'destructive' });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each round
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    ask();
  }, []);
  return { data, isError, ask };
}

function titleOf(data: GameOutcome | undefined, isTimeUp: boolean) {
  if (!data) return isTimeUp ? 'games.result.timeUp' : 'games.result.won';
  if (data.score >= GREAT && data.completed) return 'games.result.great';
  if (isTimeUp) return 'games.result.timeUp';
  return data.completed ? 'games.result.won' : 'games.result.lost';
}

function sentenceOf({ pointsAwarded, unpaid }: GameOutcome): string {
  if (pointsAwarded > 0) return t('games.result.points', { count: pointsAwarded });
  if (unpaid === 'enough_today') return t('games.result.enough');
  return t(unpaid === 'too_fast' ? 'games.result.tooFast' : 'games.result.none');
}
