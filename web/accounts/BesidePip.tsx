import type { ReactNode } from 'react';
import { Page } from '#web/ui/layout/Page.tsx';
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
    <div className="accounts-sky isolate bg-air">
      <Page width="wide">
        <div className="accounts-door mx-auto grid w-full">
          <PipGreets title={title} feeling={feeling} />
          <div className="flex min-w-0 flex-col gap-5">{children}</div>
        </div>
      </Page>
    </div>
  );
}
