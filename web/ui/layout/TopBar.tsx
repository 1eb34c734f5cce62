import type { ReactNode } from 'react';

interface TopBarProps {
  /** The mark. */
  start: ReactNode;
  /** Links or points. */
  end?: ReactNode;
}

export function TopBar({ start, end }: TopBarProps): ReactNode {
  return (
    <header className="sticky top-0 z-40 border-line border-b-2 bg-card pt-[env(safe-area-inset-top)]">
      <div className="mx-auto flex min-h-16 max-w-360 items-center justify-between gap-3 px-4 wide:min-h-18 wide:px-10">
        <div className="flex min-w-0 items-center gap-3">{start}</div>
        <div className="flex min-w-0 items-center gap-1 sm:gap-3">{end}</div>
      </div>
    </header>
  );
}
