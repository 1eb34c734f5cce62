import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { closeLevelUp, onLevelUp, reachedLevel } from './level-ups.ts';

// A party is rare, so its code comes when it begins. When it cannot come, the game goes on without the party.
const LevelUp = lazy(() =>
  import('./LevelUp.tsx').then(
    (file) => ({ default: file.LevelUp }),
    () => ({ default: () => null }),
  ),
);

/** The place where celebrateLevel() shows. Stands once on a page. */
export function LevelUps(): ReactNode {
  const level = useSyncExternalStore(onLevelUp, reachedLevel);
  if (level === undefined) return null;
  return (
    <Suspense fallback={null}>
      <LevelUp key={level} level={level} onClose={closeLevelUp} />
    </Suspense>
  );
}
