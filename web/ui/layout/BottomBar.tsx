import type { ReactNode } from 'react';

/** The bar under the thumb: up to five NavItems. From 1100 px on the top bar has them. */
export function BottomBar({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <nav
      aria-label={label}
      className="bottom-bar fixed inset-x-0 bottom-0 z-40 border-line border-t-2 bg-card pb-[env(safe-area-inset-bottom)] wide:hidden"
    >
      <div className="mx-auto grid max-w-140 auto-cols-[minmax(min-content,1fr)] grid-flow-col px-1 py-[6px]">
        {children}
      </div>
    </nav>
  );
}
