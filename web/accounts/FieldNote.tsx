import type { ReactNode } from 'react';
import { errorLook } from '#web/ui/controls/FieldFrame.tsx';
import { cx } from '#web/ui/style/cx.ts';

interface FieldNoteProps {
  id: string;
  error: string | undefined;
  /** Shown in its place while there is no error. */
  hint?: string | undefined;
}

/** The error of a control that has no field frame around it. Its line is there from the start, so that nothing moves. */
export function FieldNote({ id, error, hint }: FieldNoteProps): ReactNode {
  return (
    <div className="stacked">
      <div id={id} aria-live="polite">
        {error !== undefined && <p className={errorLook}>{error}</p>}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={cx('mt-1.5 text-ink-soft text-sm', error !== undefined && 'invisible')}>
          {hint}
        </p>
      )}
    </div>
  );
}
