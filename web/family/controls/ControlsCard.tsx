import type { ReactNode } from 'react';
import type { ChildControls } from '#contract/family.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { FamilyProblem } from '../home/FamilyProblem.tsx';
import { t } from '../messages/controls/index.ts';
import { useControls } from './queries.ts';

interface ControlsCardProps {
  childId: string;
  title: string;
  /** For links to it. */
  id?: string;
  /** Beside the title. */
  aside?: ReactNode;
  /** Lines of its placeholder. */
  lines: number;
  children: (controls: ChildControls) => ReactNode;
}

/** The frame of a card with a parent's settings. */
export function ControlsCard({ childId, title, id, aside, lines, children }: ControlsCardProps): ReactNode {
  const { data, error, refetch } = useControls(childId);
  return (
    <Card {...(id ? { id } : {})} aria-busy={!data && !error} className="scroll-mt-24">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="min-w-0 break-words">{title}</h2>
        {aside}
      </div>
      {!data && !error && (
        <>
          <p className="sr-only">{t('family.controls.loading')}</p>
          <Skeleton lines={lines} className="mt-5" />
        </>
      )}
      {!data && error && (
        <>
          <FamilyProblem error={error} className="mt-4" />
          <Button className="mt-3" onClick={() => void refetch()}>
            {t('ui.tryAgain')}
          </Button>
        </>
      )}
      {data && children(data)}
    </Card>
  );
}
