import type { ReactNode } from 'react';
import { PointsCard } from './PointsCard.tsx';
import { usePoints } from './queries.ts';

/** The own level and the way to the next one. */
export function OwnPointsCard(): ReactNode {
  const { data } = usePoints();
  return <PointsCard points={data} />;
}
