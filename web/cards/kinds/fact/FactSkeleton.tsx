import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';

export function FactSkeleton(): ReactNode {
  return <Skeleton lines={3} className="mt-5" />;
}
