import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { closeLevelUp, onLevelUp, reachedLevel } from './level-ups.ts';

// Level-ups are rare, so their code loads on demand. If it does not load, there is no overlay.
const LevelUp = lazy(() =>
  import('./LevelUp.tsx').then(
    (file) => ({ default: file.LevelUp }),
    () => ({ default: () => null }),
  ),
);

/** Where celebrateLevel() renders. Once per page. */
export function LevelUps(): ReactNode {
  const level = useSyncExternalStore(onLevelUp, reachedLevel);
  if (level === undefined) return null;
  return (
    <Suspense fallback={null}>
      <LevelUp key={level} level={level} onClose={closeLevelUp} />
    </Suspense>
  );
}
