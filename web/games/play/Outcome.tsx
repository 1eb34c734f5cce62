import { type ReactNode, useEffect, useRef } from 'react';
import type { PlayedRound } from '#contract/games.ts';
import { ApiError } from '#web/app/api.ts';
import { MyPip } from '#web/app/session/MyPip.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Confetti } from '#web/ui/feedback/Confetti.tsx';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';
import { showToast } from '#web/ui/feedback/show-toast.ts';
import { playSound } from '#web/ui/sound/sound.ts';
import { motionAllowed } from '#web/ui/style/appearance.ts';
import { t } from '../messages/index.ts';
import { useSubmitResult } from '../queries.ts';
import { formatReached, formatReward, getEnding } from './ending.ts';

/** The server's clock may run a moment behind the screen's. */
const ASK_AGAIN_MS = 400;

interface OutcomeProps {
  round: PlayedRound;
  /** The next round is being dealt. */
  isStarting: boolean;
  onAgain: () => void;
  next: ReactNode;
}

/** The points of a round, as the server counted them. */
export function Outcome({ round, isStarting, onAgain, next }: OutcomeProps): ReactNode {
  const { data, isError, ask } = useOutcome(round);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest', behavior: motionAllowed() ? 'smooth' : 'instant' });
  }, []);
  const ending = getEnding(round.view);
  const isWin = ending === 'great' || ending === 'won';
  const reached = formatReached(round.view);
  return (
    <div ref={place} data-next data-results="" tabIndex={-1} className="games-outcome scroll-mb-28 outline-none">
      {isWin && <Confetti pieces={50} />}
      <MyPip mood={isWin ? 'cheering' : 'happy'} size={88} />
      <div role="status" className="min-w-0 flex-1">
        <h2>{t(`games.result.${ending}`)}</h2>
        {reached && <p>{reached}</p>}
        {data && <p>{formatReward(data)}</p>}
        {!data && !isError && (
          <p>
            <Spinner /> {t('games.counting')}
          </p>
        )}
        {data?.isBest && <p className="font-bold font-display">{t('games.result.best')}</p>}
        {isError && <Button onClick={ask}>{t('ui.tryAgain')}</Button>}
      </div>
      <div className="flex w-full flex-wrap gap-3">
        <Button look={next ? 'secondary' : 'primary'} className="flex-1" pending={isStarting} onClick={onAgain}>
          {t('games.playAgain')}
        </Button>
        {next}
      </div>
    </div>
  );
}

/** Asks for the result once. If that fails, the child can ask again. */
function useOutcome(round: PlayedRound) {
  const { mutate, data, error } = useSubmitResult();
  const asked = useRef(false);
  const ask = (): void => mutate(round, { onError: refused });
  const refused = (failure: Error): void => {
    if (isTooEarly(failure)) {
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
  return { data, isError: error !== null && !isTooEarly(error), ask };
}

function isTooEarly(failure: Error): boolean {
  return failure instanceof ApiError && failure.code === 'round_running';
}
