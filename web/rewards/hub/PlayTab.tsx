import type { ReactNode } from 'react';
import { lazyPage } from '#web/app/lazy-page.tsx';
import { PlayView } from '#web/games/hub/PlayView.tsx';
import { Optional } from '#web/ui/layout/Optional.tsx';
import { useWide } from '#web/ui/layout/wide.ts';

// Loaded only where there is space for a side column. Phones have the tabs.
const HubAside = lazyPage(() => import('./HubAside.tsx').then((file) => file.HubAside));

/** The games, with today's things to do beside them. */
export function PlayTab(): ReactNode {
  const isWide = useWide();
  return (
    <div className="rewards-play">
      <PlayView />
      {isWide && (
        <Optional>
          <HubAside />
        </Optional>
      )}
    </div>
  );
}
