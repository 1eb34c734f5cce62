import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { OwnPip } from '#web/ui/pip/own/OwnPip.tsx';
import { Egg } from './hatching/Egg.tsx';
import { lineAbout } from './lines.ts';
import { t } from './messages/index.ts';
import { useOwnFrog } from './queries.ts';

/** The way from the own profile to the own frog, or to its egg. Without an answer the profile does without it. */
export function PipCard(): ReactNode {
  const { data: frog, error } = useOwnFrog();
  if (error) return null;
  if (!frog) return <Skeleton className="h-40 rounded-card" />;
  return (
    <Card padding="small" aria-labelledby="my-pip">
      <div className="flex items-center gap-4">
        {frog.isSaved ? (
          <OwnPip look={frog.look} pose="wave" size={112} close className="shrink-0" />
        ) : (
          <Egg look={frog.look} size={104} className="shrink-0" />
        )}
        <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
          <h2 id="my-pip" className="text-lg">
            {t('rewards.pip.title')}
          </h2>
          <p className="text-ink-soft text-sm">{frog.isSaved ? lineAbout(frog.look) : t('rewards.pip.card.egg')}</p>
          <Button look={frog.isSaved ? 'secondary' : 'primary'} to="/my-pip">
            {t(frog.isSaved ? 'rewards.pip.card.dress' : 'rewards.pip.card.hatch')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
