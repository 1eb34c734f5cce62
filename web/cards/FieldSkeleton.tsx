import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';

/** A placeholder for the field or button below the title. */
export function FieldSkeleton(): ReactNode {
  return <Skeleton className="mt-5 h-14 rounded-button" />;
}
