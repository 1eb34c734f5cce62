import type { ReactNode } from 'react';

/** The first stop of the Tab key: over the bars to the Page. */
export function SkipLink({ children }: { children: ReactNode }): ReactNode {
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-button bg-leaf px-5 py-3 font-bold font-display text-on-tone focus:not-sr-only focus:fixed focus:start-4 focus:top-3"
    >
      {children}
    </a>
  );
}
