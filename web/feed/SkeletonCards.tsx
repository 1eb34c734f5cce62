import type { ReactNode } from 'react';
import { Card } from '#web/ui/Card.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { Tone } from '#web/ui/tone.ts';

const tones: readonly Tone[] = ['grape', 'sun', 'sky', 'teal'];

/** Cards that are on their way. */
export function SkeletonCards({ count, label }: { count: number; label: string }): ReactNode {
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">{label}</span>
      {tones.slice(0, count).map((tone) => (
        <Card key={tone} as="div" tone={tone} aria-hidden="true" className="flex min-h-62 flex-col">
          <span className="flex justify-between">
            <Skeleton className="h-8 w-36 rounded-full" />
            <Skeleton className="h-8 w-24 rounded-full" />
          </span>
          <Skeleton lines={2} className="mt-4" />
          <Skeleton className="mt-5 h-14 rounded-button" />
        </Card>
      ))}
    </div>
  );
}
