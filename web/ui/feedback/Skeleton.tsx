import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';

interface SkeletonProps {
  /** Lines of text; the last is shorter. */
  lines?: number | undefined;
  /** Another shape instead, by its classes: "size-12 rounded-full". */
  className?: string | undefined;
}

/** A placeholder for loading content. The list around it has aria-busy. */
export function Skeleton({ lines, className }: SkeletonProps): ReactNode {
  if (lines === undefined)
    return <span aria-hidden="true" className={cx('block animate-glow bg-line', className ?? 'h-5 rounded-sm')} />;
  return (
    <span aria-hidden="true" className={cx('flex flex-col gap-3', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          key={line}
          className={cx('block h-5 animate-glow rounded-sm bg-line', line === lines - 1 && lines > 1 && 'w-3/5')}
        />
      ))}
    </span>
  );
}
