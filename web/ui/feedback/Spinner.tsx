import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';

interface SpinnerProps {
  /** What is loading, for screen readers. Leave it out if a visible text says it. */
  label?: string | undefined;
  className?: string | undefined;
}

/** Only for the session check and for pressed buttons. Loading content gets a Skeleton. */
export function Spinner({ label, className }: SpinnerProps): ReactNode {
  return label === undefined ? (
    <span aria-hidden="true" className={cx('spinner', className)} />
  ) : (
    <span role="status" aria-label={label} className={cx('spinner', className)} />
  );
}
