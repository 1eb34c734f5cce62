import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { FamilyProblem } from '../home/FamilyProblem.tsx';
import { t } from '../messages/controls/index.ts';
import { useChangeControls, useControls } from './queries.ts';

/** Pauses and resumes a child's account with one press, because neither loses anything. */
export function PauseButton({ childId, childName: name }: { childId: string; childName: string }): ReactNode {
  const { data, error } = useControls(childId);
  const change = useChangeControls(childId);
  if (!data && !error) return <Skeleton className="h-13 w-48 rounded-button" />;
  if (!data || data.isOwnChoice) return null;
  const { isPaused } = data.controls;
  const isPausedByOther = data.controlsInForce.isPaused && !isPaused;
  return (
    <div className="min-w-0 max-w-full">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {(isPaused || isPausedByOther) && (
          <p role="status" className="font-bold">
            {t('family.pause.paused', { name })}
            <span className="block font-normal text-ink-soft text-sm">
              {isPausedByOther ? t('family.pause.byOther') : t('family.pause.paused.hint', { name })}
            </span>
          </p>
        )}
        <Button
          look={isPaused ? 'primary' : 'secondary'}
          aria-pressed={isPaused}
          onClick={() => change.mutate({ controls: { isPaused: !isPaused } })}
        >
          {isPaused ? t('family.pause.resume') : t('family.pause.pause', { name })}
        </Button>
      </div>
      <FamilyProblem error={change.error} className="mt-2" />
    </div>
  );
}
