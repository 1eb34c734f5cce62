import type { ReactNode } from 'react';
import { OwnVisibilityCard } from './OwnVisibilityCard.tsx';
import { PointsCard } from './PointsCard.tsx';
import { usePoints } from './queries.ts';

/** The own level, the way to the next one, and how far own posts reach by it. */
export function OwnProgress(): ReactNode {
  const { data } = usePoints();
  return (
    <>
      <PointsCard points={data} />
      <OwnVisibilityCard />
    </>
  );
}
