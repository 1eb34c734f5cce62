import type { ReactNode } from 'react';
import { Callout } from '#web/ui/feedback/Callout.tsx';

export function Tips({ title, tips }: { title: string; tips: readonly string[] }): ReactNode {
  return (
    <Callout tone="leaf" title={title}>
      <ul className="mt-1 flex list-disc flex-col gap-1 ps-5">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Callout>
  );
}
