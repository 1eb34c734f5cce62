import type { ReactNode } from 'react';
import { choices } from '#contract/cards/kinds/trivia.ts';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';

export function OptionsSkeleton(): ReactNode {
  return (
    <span className="mt-5 flex flex-col gap-2.5">
      {choices.map((letter) => (
        <Skeleton key={letter} className="h-14 rounded-button" />
      ))}
    </span>
  );
}
