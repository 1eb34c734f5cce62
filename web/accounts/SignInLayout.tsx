import type { ReactNode } from 'react';
import { Page } from '#web/ui/layout/Page.tsx';
import { PipGreeting } from './PipGreeting.tsx';
import type { PipReaction } from './pip-reaction.ts';

interface SignInLayoutProps {
  title: string;
  reaction: PipReaction;
  children: ReactNode;
}

/** The layout of sign-in pages: the sky of the landing page, Pip and one form. */
export function SignInLayout({ title, reaction, children }: SignInLayoutProps): ReactNode {
  return (
    <div className="accounts-sky isolate bg-air">
      <Page width="wide">
        <div className="accounts-sign-in mx-auto grid w-full">
          <PipGreeting title={title} reaction={reaction} />
          <div className="flex min-w-0 flex-col gap-5">{children}</div>
        </div>
      </Page>
    </div>
  );
}
