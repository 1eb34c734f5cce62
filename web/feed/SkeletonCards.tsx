import type { ReactNode } from 'react';
import type { CardType } from '#contract/cards.ts';
import { kinds } from '#web/cards/kinds.ts';
import { Card } from '#web/ui/Card.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { usualHeight } from './heights.ts';

const shown: readonly CardType[] = ['riddle', 'joke', 'trivia', 'fun_fact'];

/** Cards that are on their way, as tall as they mostly are. */
export function SkeletonCards({ count, label }: { count: number; label: string }): ReactNode {
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">{label}</span>
      {shown.slice(0, count).map((kind) => (
        <Card
          key={kind}
          as="div"
          tone={kinds[kind].tone}
          aria-hidden="true"
          style={usualHeight(kind)}
          className="flex min-h-(--phone) flex-col sm:min-h-(--roomy)"
        >
          <span className="flex justify-between">
            <Skeleton className="h-8 w-36 rounded-full" />
            <Skeleton className="h-8 w-20 rounded-full" />
          </span>
          <Skeleton lines={2} className="mt-5" />
          <Body kind={kind} />
        </Card>
      ))}
    </div>
  );
}

/** What is below the title: answers, a field and its button, words. */
function Body({ kind }: { kind: CardType }): ReactNode {
  if (kind === 'trivia')
    return (
      <span className="mt-5 flex flex-col gap-2.5">
        {['A', 'B', 'C'].map((letter) => (
          <Skeleton key={letter} className="h-14 rounded-button" />
        ))}
      </span>
    );
  if (kind === 'fun_fact') return <Skeleton lines={3} className="mt-5" />;
  return <Skeleton className="mt-5 h-14 rounded-button" />;
}
