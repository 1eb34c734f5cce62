import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';

interface SpinnerProps {
  /** What is being waited for, said to a screen reader. Leave it out where the words stand beside it. */
  label?: string | undefined;
  className?: string | undefined;
}

/** For "who is signed in?" and for pressed buttons only; content that is on its way gets a Skeleton. */
export function Spinner({ label, className }: SpinnerProps): ReactNode {
  return label === undefined ? (
    <span aria-hidden="true" className={cx('spinner', className)} />
  ) : (
    <span role="status" aria-label={label} className={cx('spinner', className)} />
  );
}
