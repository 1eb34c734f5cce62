import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';

interface TopBarProps {
  /** The mark. */
  start: ReactNode;
  /** Links or points. */
  end?: ReactNode;
  /** Between them from 1100 px on, a row of its own below. */
  children?: ReactNode;
}

export function TopBar({ start, end, children }: TopBarProps): ReactNode {
  return (
    <header className="sticky top-0 z-40 border-line border-b-2 bg-card pt-[env(safe-area-inset-top)]">
      <div
        className={cx(
          'mx-auto flex min-h-16 max-w-360 items-center justify-between gap-3 px-4 wide:min-h-18 wide:px-10',
          children !== undefined && children !== false && 'flex-wrap gap-y-0 wide:flex-nowrap',
        )}
      >
        <div className="flex min-w-0 items-center gap-3">{start}</div>
        {children !== undefined && children !== false && (
          <div className="order-last min-w-0 basis-full wide:order-none wide:flex-1 wide:basis-0">{children}</div>
        )}
        <div className="flex min-w-0 items-center gap-1 sm:gap-3">{end}</div>
      </div>
    </header>
  );
}
