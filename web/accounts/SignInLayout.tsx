import type { ReactNode } from 'react';
import { Page } from '#web/ui/layout/Page.tsx';
import { PipGreeting } from './PipGreeting.tsx';
import type { PipReaction } from './pip-reaction.ts';

interface SignInLayoutProps {
  title: string;
  feeling: PipReaction;
  children: ReactNode;
}

/** The pages at the door: the sky of the landing page, Pip, and one form. */
export function SignInLayout({ title, feeling, children }: SignInLayoutProps): ReactNode {
  return (
    <div className="accounts-sky isolate bg-air">
      <Page width="wide">
        <div className="accounts-door mx-auto grid w-full">
          <PipGreeting title={title} feeling={feeling} />
          <div className="flex min-w-0 flex-col gap-5">{children}</div>
        </div>
      </Page>
    </div>
  );
}
