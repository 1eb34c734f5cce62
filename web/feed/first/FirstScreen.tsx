import { type ReactNode, useEffect } from 'react';
import { LoadFailed } from '#web/app/LoadFailed.tsx';
import { useUser } from '#web/app/session/session.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import type { PipMood } from '#web/ui/pip/Pip.tsx';
import { t } from '../messages/first/index.ts';
import { type FirstRiddle, useFirstRiddle } from '../queries.ts';
import { FirstRiddleCard } from './FirstRiddleCard.tsx';
import { type Playing, usePlaying } from './first-riddle.ts';
import { PipSays } from './PipSays.tsx';
import { WhatYouCanDo } from './WhatYouCanDo.tsx';
import './first.css';

/** The first screen after joining: Pip and a riddle that can be solved, then what else works today. */
export function FirstScreen({ onGoOn }: { onGoOn: () => void }): ReactNode {
  const { displayName } = useUser();
  const { data, error, refetch } = useFirstRiddle();
  const isOver = data?.first === null;
  useEffect(() => {
    if (isOver) onGoOn();
  }, [isOver, onGoOn]);
  return (
    <>
      {data?.first ? (
        <PlayWithPip first={data.first} onGoOn={onGoOn} />
      ) : (
        <>
          <PipSays title={t('feed.first.hello', { name: displayName })} mood="happy">
            {t('feed.first.ask')}
          </PipSays>
          {error ? (
            <LoadFailed
              small
              title={t('feed.first.failed')}
              error={error}
              onRetry={() => void refetch()}
              more={
                <Button look="secondary" onClick={onGoOn}>
                  {t('feed.first.skip')}
                </Button>
              }
            />
          ) : (
            <Skeleton className="h-112 rounded-card" />
          )}
        </>
      )}
      <WhatYouCanDo onPlay={onGoOn} />
    </>
  );
}

function PlayWithPip({ first, onGoOn }: { first: FirstRiddle; onGoOn: () => void }): ReactNode {
  const { displayName } = useUser();
  const playing = usePlaying(first, onGoOn);
  const { mood, says } = reactionTo(playing);
  return (
    <div data-reads="" className="flex flex-col gap-6">
      <PipSays title={t('feed.first.hello', { name: displayName })} mood={mood}>
        {says}
      </PipSays>
      <FirstRiddleCard first={first} playing={playing} onGoOn={onGoOn} />
    </div>
  );
}

function reactionTo({ solved, picked, missed }: Playing): { mood: PipMood; says: string } {
  if (solved) return { mood: 'cheering', says: t('feed.first.yes') };
  if (picked !== undefined) return { mood: 'thinking', says: t('feed.first.thinking') };
  if (missed.length > 0) return { mood: 'thinking', says: t('feed.first.almost') };
  return { mood: 'happy', says: t('feed.first.ask') };
}
