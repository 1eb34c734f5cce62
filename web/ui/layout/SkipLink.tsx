import type { ReactNode } from 'react';

/** The first stop of the Tab key: over the bars to the Page. */
export function SkipLink({ children }: { children: ReactNode }): ReactNode {
  return (
    <a
      href="#main"
      className="fixed start-4 top-2 z-50 inline-flex min-h-12 -translate-y-24 items-center rounded-button bg-leaf px-5 font-bold font-display text-on-tone focus:translate-y-0"
    >
      {children}
    </a>
  );
}
