import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import { countThings } from '#contract/rules/rewards/pond.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { t } from '../messages/pond/index.ts';
import { PondClosed, PondFailed, PondSkeleton } from './PondStates.tsx';
import { PondView } from './PondView.tsx';
import { useVisit } from './queries.ts';
import { WaveCard } from './WaveCard.tsx';

/** A buddy's pond, where a child can leave a wave. */
export function VisitedPondPage(): ReactNode {
  const { id = '' } = useParams();
  const { data: pond, error, refetch } = useVisit(id);
  const title = pond ? t('rewards.pond.of', { name: pond.owner.displayName }) : t('rewards.pond.notFound');
  usePageTitle(title);
  if (error) return <PondFailed error={error} onAgain={() => void refetch()} />;
  if (pond === undefined) return <PondSkeleton />;
  if (pond === null) return <PondClosed />;
  const count = countThings(pond.living);
  return (
    <PondView
      pond={pond}
      title={title}
      lead={count === 0 ? t('rewards.pond.newOf') : t('rewards.pond.thingsOf', { count })}
      action={
        <Button to="/pond" look="secondary">
          {t('rewards.pond.mine')}
        </Button>
      }
    >
      <WaveCard pond={pond} />
    </PondView>
  );
}
