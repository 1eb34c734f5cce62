import type { ReactNode } from 'react';

/** The error of a control that has no field frame around it. */
export function FieldNote({ id, error }: { id: string; error: string | undefined }): ReactNode {
  return (
    <p id={id} aria-live="polite" className="font-bold text-lotus-deep text-sm">
      {error}
    </p>
  );
}
