import type { ReactNode } from 'react';
import { usePageTitle } from '#web/app/shell/page-title.ts';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { HopIn } from './HopIn.tsx';
import { t } from './messages/index.ts';
import { RiddleTeaser } from './RiddleTeaser.tsx';
import { Trust } from './Trust.tsx';
import './landing.css';

/** What a visitor sees: only what exists, only what is true. Rendered by the server only, so nothing here may need React. */
export function LandingPage(): ReactNode {
  usePageTitle(t('landing.title'));
  return (
    <main id="main" tabIndex={-1} className="landing">
      <Hero />
      <div className="landing-parts mx-auto flex max-w-320 flex-col px-4 wide:px-10">
        <RiddleTeaser />
        <Features />
        <Trust />
      </div>
      <HopIn />
    </main>
  );
}
