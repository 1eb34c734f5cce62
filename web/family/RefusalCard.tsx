import { type ReactNode, Suspense } from 'react';
import type { Refusal } from '#web/app/api.ts';
import { lazyPage } from '#web/app/lazy-page.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import type { CardCode } from './explained-refusals.ts';

export { isExplainedByCard } from './explained-refusals.ts';

// Most children never see it.
const RefusalCardBody = lazyPage(() => import('./RefusalCardBody.tsx').then((file) => file.RefusalCardBody));

/** Replaces a page that is closed to this child: why, and what to do instead. */
export function RefusalCard(props: { refusal: Refusal & { code: CardCode } }): ReactNode {
  return (
    <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
      <RefusalCardBody {...props} />
    </Suspense>
  );
}
