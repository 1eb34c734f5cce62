import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { cx } from '../style/cx.ts';
import type { Tone } from '../style/tone.ts';

interface FigureLinkProps {
  /** The list that the figure counts. */
  to: string;
  label: string;
  /** Undefined while it is not known. */
  value: string | undefined;
  /** A figure that asks for something. */
  tone?: Tone | undefined;
}

/** A figure that leads to its list. */
export function FigureLink({ to, label, value, tone }: FigureLinkProps): ReactNode {
  return (
    <Link
      to={to}
      data-tone={tone}
      className={cx(
        'flex min-h-24 flex-1 basis-32 flex-col rounded-button border-2 px-4 py-3 sm:basis-auto',
        tone ? 'border-tone bg-tone-soft text-tone-deep' : 'border-line bg-card hover:bg-mist',
      )}
    >
      <span className="font-bold font-display text-3xl tabular-nums leading-tight">{value ?? '–'}</span>
      <span className={cx('text-sm', !tone && 'text-ink-soft')}>{label}</span>
    </Link>
  );
}
