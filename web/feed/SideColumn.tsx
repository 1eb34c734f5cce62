import type { ReactNode } from 'react';
import { usePoints } from '#web/points/queries.ts';
import { SoFarCard } from '#web/points/SoFarCard.tsx';
import { Prompts } from './Prompts.tsx';

/** What waits for me, and what I have done. */
export function SideColumn(): ReactNode {
  const { data: points } = usePoints();
  return (
    <>
      <Prompts />
      {points && <SoFarCard points={points} />}
    </>
  );
}
