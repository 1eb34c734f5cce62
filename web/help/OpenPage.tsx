import type { ReactNode } from 'react';
import { usePageTitle } from '#web/app/title.ts';
import { cx } from '#web/ui/cx.ts';
import { Pip, type PipMood } from '#web/ui/Pip.tsx';
import { Shore } from './Shore.tsx';

interface OpenPageProps {
  /** In the browser's tab. */
  name: string;
  title: string;
  lead: string;
  mood?: PipMood | undefined;
  /** Beside the lead, on the sky: a search. */
  head?: ReactNode;
  children: ReactNode;
}

/** A page that everybody may read: the sky above the pond with Pip at the water, and the page on its shore. */
export function OpenPage({ name, title, lead, mood = 'happy', head, children }: OpenPageProps): ReactNode {
  usePageTitle(name);
  return (
    <main id="main" tabIndex={-1}>
      <div className="relative isolate overflow-hidden bg-linear-to-b from-sky-soft to-mist">
        <Shore />
        <div
          className={cx(
            'mx-auto flex max-w-320 items-end gap-x-3 px-4 pt-6 sm:gap-x-8 sm:pt-9 wide:px-10 wide:pt-12',
            head !== undefined && 'max-sm:flex-wrap max-sm:justify-end',
          )}
        >
          <div
            className={cx(
              'min-w-0 flex-1 self-start sm:pb-18 wide:pb-26',
              head === undefined ? 'pb-18' : 'max-sm:basis-full',
            )}
          >
            <h1 className="sm:text-3xl! wide:text-4xl!">{title}</h1>
            <p className="mt-1.5 max-w-160 text-balance text-ink-soft sm:text-lg wide:mt-3 wide:text-xl">{lead}</p>
            {head}
          </div>
          <Pip
            size={220}
            mood={mood}
            className={cx(
              'mb-3 h-auto shrink-0 animate-float sm:w-40 wide:mb-4 wide:w-54',
              head === undefined ? 'w-26' : 'mt-2 w-22',
            )}
          />
        </div>
      </div>
      <div className="mx-auto max-w-320 px-4 pt-4 pb-16 sm:pt-6 wide:px-10 wide:pb-24">{children}</div>
    </main>
  );
}
