import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';

interface PageProps {
  children: ReactNode;
  /** The column before the main one, and the one after it, from 1100 px on. */
  start?: ReactNode;
  end?: ReactNode;
  /** Names of the two columns for screen readers. */
  startLabel?: string | undefined;
  endLabel?: string | undefined;
  /** Without columns: reading 672 px, wide 1200 px. */
  width?: 'reading' | 'wide' | undefined;
}

/** One column on a phone; three from 1100 px. The bottom bar's room is kept free. */
export function Page({ children, start, end, startLabel, endLabel, width = 'reading' }: PageProps): ReactNode {
  const columns = start !== undefined || end !== undefined;
  return (
    <div
      className={cx(
        'mx-auto w-full px-4 pt-5 pb-12 sm:pt-7 wide:px-10 wide:pb-16',
        columns
          ? cx(
              'max-w-176 wide:grid wide:max-w-360 wide:items-start wide:justify-center wide:gap-7',
              start !== undefined &&
                end !== undefined &&
                'wide:grid-cols-[minmax(15rem,18.5rem)_minmax(0,42rem)_minmax(17rem,21rem)]',
              start === undefined && 'wide:grid-cols-[minmax(0,48rem)_minmax(17rem,24rem)]',
              end === undefined && 'wide:grid-cols-[minmax(15rem,18.5rem)_minmax(0,48rem)]',
            )
          : width === 'wide'
            ? 'max-w-320'
            : 'max-w-176',
      )}
    >
      {start !== undefined && (
        <aside aria-label={startLabel} className="sticky top-26 hidden flex-col gap-5 wide:flex">
          {start}
        </aside>
      )}
      <main id="main" tabIndex={-1} className="flex min-w-0 flex-col gap-6">
        {children}
      </main>
      {end !== undefined && (
        <aside aria-label={endLabel} className="sticky top-26 hidden flex-col gap-5 wide:flex">
          {end}
        </aside>
      )}
    </div>
  );
}
