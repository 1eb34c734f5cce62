import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Emoji } from '../emoji/Emoji.tsx';

interface TileLinkProps {
  to: string;
  emoji: string;
  label: string;
  /** The label of a dot for something new, for screen readers. */
  dotLabel?: string | undefined;
}

/** A link with a picture above a word. A few of them share a row. */
export function TileLink({ to, emoji, label, dotLabel }: TileLinkProps): ReactNode {
  return (
    <Link
      to={to}
      className="pressable relative flex min-h-18 min-w-0 flex-col items-center justify-center gap-1 rounded-button border-line bg-card px-1 py-2 text-center font-bold font-display text-ink text-sm leading-tight [--side:var(--color-line)] hover:bg-mist"
    >
      <Emoji of={emoji} size={26} />
      <span className="wrap-anywhere max-w-full">{label}</span>
      {dotLabel !== undefined && (
        <span className="absolute end-2 top-2 size-3.5 rounded-full bg-lotus">
          <span className="sr-only">{dotLabel}</span>
        </span>
      )}
    </Link>
  );
}
