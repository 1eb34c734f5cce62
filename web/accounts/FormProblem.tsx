import type { ReactNode } from 'react';
import { Callout } from '#web/ui/feedback/Callout.tsx';

/** What went wrong with a form as a whole, read aloud as it appears. */
export function FormProblem({ children }: { children: string | undefined }): ReactNode {
  if (children === undefined) return null;
  return (
    <div role="alert">
      <Callout tone="lotus" emoji="🐸">
        {children}
      </Callout>
    </div>
  );
}
