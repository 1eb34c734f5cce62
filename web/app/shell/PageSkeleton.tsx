import type { ReactNode } from 'react';
import type { SkeletonShape } from '#contract/shared/built-pages.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { t } from '../messages/index.ts';

/** Holds the place of a page that is loading. */
export function PageSkeleton({ shape }: { shape: SkeletonShape }): ReactNode {
  const Shape = shapes[shape];
  return (
    <div role="status" aria-busy={true} className="flex min-h-dvh flex-1 flex-col">
      <span className="sr-only">{t('ui.loading')}</span>
      <Shape />
    </div>
  );
}

const shapes: Record<SkeletonShape, () => ReactNode> = {
  cards: () => (
    <Page>
      <Title />
      <CardSkeleton lines={5} />
      <CardSkeleton lines={4} />
    </Page>
  ),
  form: () => (
    <Page>
      <Title />
      <Card as="div">
        <Skeleton className="h-5 w-32 rounded-sm" />
        <Skeleton className="mt-3 h-14 rounded-button" />
        <Skeleton className="mt-6 h-5 w-40 rounded-sm" />
        <Skeleton className="mt-3 h-32 rounded-button" />
        <Skeleton className="mt-6 h-14 rounded-button" />
      </Card>
    </Page>
  ),
  list: () => (
    <Page>
      <Title />
      <Card as="div">
        {Array.from({ length: 8 }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <span key={row} className="flex items-center gap-4 py-3">
            <Skeleton className="size-12 shrink-0 rounded-full" />
            <Skeleton lines={2} className="flex-1" />
          </span>
        ))}
      </Card>
    </Page>
  ),
  profile: () => (
    <Page>
      <Card as="div">
        <span className="flex flex-col items-center gap-4">
          <Skeleton className="size-28 rounded-full" />
          <Skeleton className="h-8 w-48 rounded-sm" />
          <Skeleton className="h-5 w-32 rounded-sm" />
        </span>
      </Card>
      <CardSkeleton lines={3} />
      <CardSkeleton lines={4} />
    </Page>
  ),
  reading: () => (
    <>
      <div className="bg-air px-4 py-16 wide:px-10">
        <span className="mx-auto block max-w-240">
          <Skeleton className="h-10 w-64 max-w-full rounded-sm" />
          <Skeleton className="mt-4 h-5 w-96 max-w-full rounded-sm" />
        </span>
      </div>
      <Page>
        <CardSkeleton lines={6} />
        <CardSkeleton lines={6} />
      </Page>
    </>
  ),
  conversation: () => (
    <>
      <div className="flex items-center gap-3 border-line border-b-2 bg-card px-4 py-3">
        <Skeleton className="size-12 rounded-full" />
        <Skeleton className="h-6 w-40 rounded-sm" />
      </div>
      <div className="flex flex-1 flex-col justify-end gap-4 px-4 py-5">
        <Skeleton className="h-14 w-3/5 rounded-card" />
        <Skeleton className="ms-auto h-14 w-1/2 rounded-card" />
        <Skeleton className="h-20 w-2/3 rounded-card" />
        <Skeleton className="ms-auto h-14 w-2/5 rounded-card" />
      </div>
      <div className="border-line border-t-2 bg-card p-4">
        <Skeleton className="h-12 rounded-button" />
      </div>
    </>
  ),
};

function Title(): ReactNode {
  return <Skeleton className="h-10 w-56 rounded-sm" />;
}

function CardSkeleton({ lines }: { lines: number }): ReactNode {
  return (
    <Card as="div">
      <Skeleton lines={lines} />
    </Card>
  );
}
