import type { ReactNode } from 'react';
import { useVisibility } from './queries.ts';
import { VisibilityCard } from './VisibilityCard.tsx';

/** Who may come across my posts. */
export function OwnVisibilityCard(): ReactNode {
  const { data } = useVisibility();
  return <VisibilityCard visibility={data} />;
}
