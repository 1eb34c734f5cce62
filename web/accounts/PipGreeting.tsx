import type { ReactNode } from 'react';
import { Pip } from '#web/ui/pip/Pip.tsx';
import type { PipReaction } from './pip-reaction.ts';

interface PipGreetingProps {
  title: string;
  reaction: PipReaction;
  /** At the end of the bubble. */
  children?: ReactNode;
}

/** Pip with the heading of the page in a speech bubble: beside him on a phone, above him from 1100 px on. */
export function PipGreeting({ title, reaction, children }: PipGreetingProps): ReactNode {
  return (
    <div className="accounts-greeting flex items-center">
      <div className="accounts-pip relative shrink-0">
        <Water />
        <Ripples />
        <Pip size={320} mood={reaction.mood} className="relative h-auto w-full" />
      </div>
      <div className="accounts-bubble relative flex min-w-0 flex-wrap items-center gap-2 rounded-card border-2 border-line bg-card">
        <div className="min-w-0 flex-1 basis-28">
          <h1>{title}</h1>
          {/* As tall as the longest sentence, so that the form does not jump. */}
          <p className="mt-0.5 text-ink-soft">{reaction.says}</p>
        </div>
        {children}
      </div>
    </div>
  );
}

function Water(): ReactNode {
  return (
    <div aria-hidden="true" className="accounts-water">
      <svg aria-hidden="true" viewBox="0 0 2880 90" preserveAspectRatio="none" className="accounts-shore">
        <path d="M0 90V40C300-10 560 20 860 58s420 30 700-6 520-50 800-10 360 20 520-14V90Z" />
      </svg>
      <div className="accounts-depth" />
    </div>
  );
}

function Ripples(): ReactNode {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 120"
      className="accounts-ripples"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
    >
      <ellipse cx="200" cy="60" rx="190" ry="52" strokeDasharray="120 36" />
      <ellipse cx="200" cy="60" rx="160" ry="40" strokeDasharray="80 50" />
    </svg>
  );
}
