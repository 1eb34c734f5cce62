import type { ReactNode } from 'react';
import { sentenceFor } from '#web/app/api.ts';
import { Callout } from '#web/ui/feedback/Callout.tsx';

/** Why the server refused. Screen readers announce it. */
export function ErrorCallout({ error }: { error: Error | null }): ReactNode {
  return (
    <div role="alert" className="empty:hidden">
      {error && <Callout tone="lotus">{sentenceFor(error)}</Callout>}
    </div>
  );
}
