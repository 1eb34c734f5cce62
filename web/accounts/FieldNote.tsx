import type { ReactNode } from 'react';
import { errorLook } from '#web/ui/controls/FieldFrame.tsx';

/** The error of a control that has no field frame around it. */
export function FieldNote({ id, error }: { id: string; error: string | undefined }): ReactNode {
  return (
    <div id={id} aria-live="polite">
      {error !== undefined && <p className={errorLook}>{error}</p>}
    </div>
  );
}
