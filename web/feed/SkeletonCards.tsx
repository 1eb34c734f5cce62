import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { usualHeight } from './heights.ts';
import { cardKinds } from './kinds.ts';

/** Cards that are loading, as tall as they mostly are. */
export function SkeletonCards({ count, label }: { count: number; label: string }): ReactNode {
  const kinds = cardKinds.flatMap(({ type, tone, Skeleton }) => (Skeleton ? { type, tone, Body: Skeleton } : []));
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">{label}</span>
      {kinds.slice(0, count).map(({ type, tone, Body }) => (
        <Card
          key={type}
          as="div"
          tone={tone}
          aria-hidden="true"
          style={usualHeight(type)}
          className="flex min-h-(--phone) flex-col sm:min-h-(--roomy)"
        >
          <span className="flex justify-between">
            <Skeleton className="h-8 w-36 rounded-full" />
            <Skeleton className="h-8 w-20 rounded-full" />
          </span>
          <Skeleton lines={2} className="mt-5" />
          <Body />
        </Card>
      ))}
    </div>
  );
}
