import type { ReactNode } from 'react';
import { Pip } from '#web/ui/Pip.tsx';
import type { Feeling } from './feeling.ts';

interface PipGreetsProps {
  title: string;
  feeling: Feeling;
}

/** Pip and the heading of the page in one speech bubble: beside a small Pip on a phone, above a big one from 1100 px on. */
export function PipGreets({ title, feeling }: PipGreetsProps): ReactNode {
  return (
    <div className="flex items-center gap-5 wide:sticky wide:top-26 wide:flex-col-reverse wide:gap-7">
      <div className="relative w-20 shrink-0 sm:w-28 wide:w-80">
        <Water />
        <Ripples />
        <Pip size={320} mood={feeling.mood} className="relative h-auto w-full" />
      </div>
      <div className={bubble}>
        <h1 className="text-xl! sm:text-2xl! wide:text-3xl!">{title}</h1>
        {/* Room for the longest sentence, so that the form does not jump while somebody types. */}
        <p className="mt-0.5 min-h-[2lh] text-ink-soft sm:min-h-0 wide:text-lg">{feeling.says}</p>
      </div>
    </div>
  );
}

// Its tail is a corner of a turned square: towards Pip's side, or down to Pip.
const bubble =
  'relative min-w-0 flex-1 rounded-card border-2 border-line bg-card px-5 py-3 before:absolute before:start-[-9px] before:top-1/2 before:size-4 before:-translate-y-1/2 before:rotate-45 before:rounded-[3px] before:border-line before:border-s-2 before:border-b-2 before:bg-card rtl:before:rotate-[-45deg] wide:w-full wide:max-w-104 wide:flex-none wide:px-7 wide:py-5 wide:text-center wide:before:start-1/2 wide:before:top-auto wide:before:bottom-[-9px] wide:before:ms-[-8px] wide:before:translate-y-0 wide:before:rotate-[-45deg] wide:rtl:before:rotate-45';

// As wide and deep as any screen: the page cuts off what does not show.
function Water(): ReactNode {
  return (
    <div
      aria-hidden="true"
      className="absolute start-1/2 top-[34%] -z-1 hidden w-[200vw] ltr:-translate-x-1/2 rtl:translate-x-1/2 wide:block"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 2880 90"
        preserveAspectRatio="none"
        className="-mb-px block h-22 w-full fill-shore-near"
      >
        <path d="M0 90V40C300-10 560 20 860 58s420 30 700-6 520-50 800-10 360 20 520-14V90Z" />
      </svg>
      <div className="h-[200vh] bg-linear-to-b from-[color-mix(in_srgb,var(--color-water),var(--color-water-light))] to-water to-[30rem]" />
    </div>
  );
}

function Ripples(): ReactNode {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 120"
      className="absolute inset-x-[-14%] bottom-[-6%] hidden w-[128%] text-sky opacity-25 wide:block"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
    >
      <ellipse cx="200" cy="60" rx="190" ry="52" strokeDasharray="120 36" />
      <ellipse cx="200" cy="60" rx="160" ry="40" strokeDasharray="80 50" />
    </svg>
  );
}
