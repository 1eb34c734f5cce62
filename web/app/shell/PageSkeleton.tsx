import type { ReactNode } from 'react';
import type { SkeletonShape } from '#contract/shared/built-pages.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { cx } from '#web/ui/style/cx.ts';
import { t } from '../messages/index.ts';

/** The placeholder of a page that is loading. */
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
    <Page width="wide">
      <div className="mx-auto grid w-full max-w-168 gap-6 wide:max-w-none wide:grid-cols-[minmax(0,23rem)_minmax(0,1fr)] wide:items-start">
        <Card as="div">
          <span className="flex flex-col items-center gap-4">
            <Skeleton className="size-28 rounded-full" />
            <Skeleton className="h-8 w-48 max-w-full rounded-sm" />
            <Skeleton className="h-5 w-32 max-w-full rounded-sm" />
          </span>
        </Card>
        <div className="flex flex-col gap-6">
          <CardSkeleton lines={3} />
          <CardSkeleton lines={4} />
        </div>
      </div>
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
    <div className="mx-auto flex w-full max-w-400 flex-1 flex-col min-[62.5rem]:grid min-[62.5rem]:max-h-dvh min-[62.5rem]:grid-cols-[minmax(18rem,23rem)_minmax(0,1fr)] min-[62.5rem]:gap-5 min-[62.5rem]:p-5 min-[81.25rem]:grid-cols-[minmax(18rem,23rem)_minmax(0,1fr)_19.5rem]">
      <ConversationAside className="min-[62.5rem]:block" />
      <div className="flex min-h-0 flex-1 flex-col min-[62.5rem]:overflow-clip min-[62.5rem]:rounded-card min-[62.5rem]:border-2 min-[62.5rem]:border-line">
        <div className="flex items-center gap-3 border-line border-b-2 bg-card px-4 py-3">
          <Skeleton className="size-12 shrink-0 rounded-full" />
          <Skeleton className="h-6 w-40 rounded-sm" />
        </div>
        <div className="flex flex-1 flex-col justify-end gap-4 px-4 py-5">
          <Skeleton className="h-14 w-3/5 max-w-100 rounded-card" />
          <Skeleton className="ms-auto h-14 w-1/2 max-w-80 rounded-card" />
          <Skeleton className="h-20 w-2/3 max-w-120 rounded-card" />
          <Skeleton className="ms-auto h-14 w-2/5 max-w-72 rounded-card" />
        </div>
        <div className="border-line border-t-2 bg-card p-4">
          <Skeleton className="h-12 rounded-button" />
        </div>
      </div>
      <ConversationAside className="min-[81.25rem]:block" />
    </div>
  ),
};

/** The list, and the stickers: beside the conversation as in ChatColumns. */
function ConversationAside({ className }: { className: string }): ReactNode {
  return (
    <div className={cx('hidden rounded-card border-2 border-line bg-card p-5', className)}>
      <Skeleton className="h-8 w-40 max-w-full rounded-sm" />
      <Skeleton lines={6} className="mt-6" />
    </div>
  );
}

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
