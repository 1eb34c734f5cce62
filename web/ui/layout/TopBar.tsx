import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';

interface TopBarProps {
  /** The mark. */
  start: ReactNode;
  /** Links or points. */
  end?: ReactNode;
  /** Between them. What belongs into a row below on a narrow screen takes `order-last basis-full`. */
  children?: ReactNode;
}

export function TopBar({ start, end, children }: TopBarProps): ReactNode {
  return (
    <header className="sticky top-0 z-40 border-line border-b-2 bg-card pt-[env(safe-area-inset-top)]">
      <div
        className={cx(
          'mx-auto flex min-h-16 max-w-360 items-center justify-between gap-[12px] px-[16px] wide:min-h-18 wide:px-10',
          children !== undefined && children !== false && 'flex-wrap gap-y-0 wide:flex-nowrap',
        )}
      >
        {/* The first to give way. */}
        <div className="flex min-w-[40px] shrink-99 items-center gap-3">{start}</div>
        {children}
        {/* Wraps where the text is set twice as large. */}
        <div className="flex min-w-0 flex-wrap items-center justify-end gap-x-1 sm:gap-x-3">{end}</div>
      </div>
    </header>
  );
}
