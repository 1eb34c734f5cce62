import { type ReactNode, Suspense } from 'react';
import { countThings } from '#contract/rules/rewards/pond.ts';
import { lazyPage } from '#web/app/lazy-page.tsx';
import { useUser } from '#web/app/session/session.ts';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { t } from '../messages/pond/index.ts';
import { NextCard } from './NextCard.tsx';
import { PondFailed, PondSkeleton } from './PondStates.tsx';
import { PondView } from './PondView.tsx';
import { useOwnPond } from './queries.ts';
import { WavesCard } from './WavesCard.tsx';

// A chunk of its own, because the drawing with all its clothes is as heavy as the pond.
const PondFrog = lazyPage(() => import('./PondFrog.tsx').then((file) => file.PondFrog));

/** A child's own pond, where reading, riddles, kindness and rest days make things grow. */
export function OwnPondPage(): ReactNode {
  usePageTitle(t('rewards.pond.title'));
  const { can } = useUser();
  const { data: pond, error, refetch } = useOwnPond();
  if (!pond) return error ? <PondFailed error={error} onAgain={() => void refetch()} /> : <PondSkeleton />;
  const count = countThings(pond.living);
  return (
    <PondView
      pond={pond}
      frog={
        <Suspense fallback={null}>
          <PondFrog />
        </Suspense>
      }
      title={t('rewards.pond.title')}
      lead={count === 0 ? t('rewards.pond.new') : t('rewards.pond.things', { count })}
      action={
        can.meetOthers && (
          <Button to="/friends" look="secondary">
            {t('rewards.pond.visit')}
          </Button>
        )
      }
    >
      <WavesCard waves={pond.waves} />
      <NextCard {...pond} />
    </PondView>
  );
}
