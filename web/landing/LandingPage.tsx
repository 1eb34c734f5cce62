import type { ReactNode } from 'react';
import { t } from '#web/app/messages/landing.ts';
import { usePageTitle } from '#web/app/title.ts';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { HopIn } from './HopIn.tsx';
import { RiddleTeaser } from './RiddleTeaser.tsx';
import { Trust } from './Trust.tsx';

/** What a visitor sees: only what exists, only what is true. Drawn by the server, so nothing here may need React later. */
export function LandingPage(): ReactNode {
  usePageTitle(t('landing.title'));
  return (
    <main id="main" tabIndex={-1}>
      <Hero />
      <div className="mx-auto flex max-w-320 flex-col gap-14 px-4 pt-8 wide:gap-24 wide:px-10 wide:pt-12">
        <RiddleTeaser />
        <Features />
        <Trust />
      </div>
      <HopIn />
    </main>
  );
}
