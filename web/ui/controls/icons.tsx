import type { ReactNode } from 'react';

function Stroke({ d }: { d: string }): ReactNode {
  return (
    <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24" fill="none">
      <path d={d} stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

/** Points back, in both writing directions. */
export function BackIcon(): ReactNode {
  return (
    <span className="inline-flex rtl:-scale-x-100">
      <Stroke d="M15 5l-7 7 7 7" />
    </span>
  );
}

/** At the end of a row that opens a page. */
export function GoIcon(): ReactNode {
  return (
    <span className="inline-flex shrink-0 text-leaf-deep rtl:-scale-x-100">
      <Stroke d="M9 5l7 7-7 7" />
    </span>
  );
}

export function CrossIcon(): ReactNode {
  return <Stroke d="M6 6l12 12M18 6 6 18" />;
}

export function SearchIcon(): ReactNode {
  return <Stroke d="M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM15 15l5 5" />;
}

/** For opening something collapsed. */
export function ChevronIcon(): ReactNode {
  return <Stroke d="M7 10l5 5 5-5" />;
}

export function PlusIcon(): ReactNode {
  return <Stroke d="M12 5v14M5 12h14" />;
}

export function MoreIcon(): ReactNode {
  return <Stroke d="M5 12h.01M12 12h.01M19 12h.01" />;
}

export function MenuIcon(): ReactNode {
  return <Stroke d="M4 7h16M4 12h16M4 17h16" />;
}

export function EyeIcon(): ReactNode {
  return (
    <Stroke d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6Z" />
  );
}

export function EyeShutIcon(): ReactNode {
  return <Stroke d="M3 10c2 3.2 5.2 5 9 5s7-1.8 9-5M5.5 13.4 3.6 16M12 15v3.2M18.5 13.4l1.9 2.6" />;
}

export function CheckIcon(): ReactNode {
  return <Stroke d="M5 12.5l4.5 4.5L19 7.5" />;
}

export function LockIcon(): ReactNode {
  return <Stroke d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />;
}

/** Filled, in the color of its words: the emoji is nearly white and looks switched off by day. */
export function SpeakerIcon(): ReactNode {
  return (
    <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24" fill="none">
      <path
        d="M3.5 9.5v5h3.8l5.2 4.5V5L7.3 9.5Z"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M16 9a4.2 4.2 0 0 1 0 6M18.6 6.2a8.2 8.2 0 0 1 0 11.6"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}
