import type { ReactNode } from 'react';
import { ComfortCard } from '#web/safety/comfort/ComfortCard.tsx';

/** Stays until the child closes it, and does not cover the composer. */
export function Comfort({ onClose }: { onClose: () => void }): ReactNode {
  return (
    <div className="mx-auto max-h-[60dvh] w-full max-w-176 shrink-0 overflow-y-auto px-4 pb-2">
      <ComfortCard onClose={onClose} />
    </div>
  );
}
