import type { ReactNode } from 'react';
import { Page } from '#web/ui/layout/Page.tsx';
import { ReadAloud } from '#web/ui/sound/ReadAloud.tsx';
import { PipGreeting } from './PipGreeting.tsx';
import type { PipReaction } from './pip-reaction.ts';

interface SignInLayoutProps {
  title: string;
  reaction: PipReaction;
  /** Steps read themselves. */
  readsAloud?: boolean | undefined;
  children: ReactNode;
}

/** The layout of sign-in pages: the sky of the landing page, Pip and one form. */
export function SignInLayout({ title, reaction, readsAloud = true, children }: SignInLayoutProps): ReactNode {
  return (
    <div className="accounts-sky isolate bg-air">
      <Page width="wide">
        <div data-reads="" className="accounts-sign-in mx-auto grid w-full">
          <PipGreeting title={title} reaction={reaction}>
            {readsAloud && <ReadAloud className="size-[48px]!" />}
          </PipGreeting>
          <div className="flex min-w-0 flex-col gap-5">{children}</div>
        </div>
      </Page>
    </div>
  );
}
