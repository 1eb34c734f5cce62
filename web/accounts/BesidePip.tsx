import type { ReactNode } from 'react';
import { Page } from '#web/ui/Page.tsx';
import type { Feeling } from './feeling.ts';
import { PipGreets } from './PipGreets.tsx';

interface BesidePipProps {
  title: string;
  feeling: Feeling;
  children: ReactNode;
}

/** The pages at the door: the sky of the landing page, Pip, and one form. */
export function BesidePip({ title, feeling, children }: BesidePipProps): ReactNode {
  return (
    <div className="isolate overflow-clip bg-linear-to-b from-sky-soft to-mist">
      <Page width="wide">
        <div className="mx-auto grid w-full max-w-160 grid-cols-[minmax(0,1fr)] gap-5 sm:gap-6 wide:max-w-none wide:grid-cols-[minmax(0,1fr)_minmax(0,36rem)] wide:items-start wide:gap-16 wide:pt-6">
          <PipGreets title={title} feeling={feeling} />
          <div className="flex min-w-0 flex-col gap-5">{children}</div>
        </div>
      </Page>
    </div>
  );
}
