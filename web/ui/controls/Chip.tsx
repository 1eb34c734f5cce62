import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import type { Tone } from '../style/tone.ts';

interface ChipProps {
  children: ReactNode;
  /** The default is the color of the card around it. quiet is gray. */
  tone?: Tone | 'quiet' | undefined;
  className?: string | undefined;
}

export function Chip({ children, tone, className }: ChipProps): ReactNode {
  return (
    <span
      data-tone={tone === 'quiet' ? undefined : tone}
      className={cx(
        'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full px-3 py-0.5 font-display font-semibold text-label',
        tone === 'quiet'
          ? 'bg-mist text-ink-soft [box-shadow:inset_0_0_0_1px_var(--color-line)]'
          : 'bg-tone-soft text-tone-deep',
        className,
      )}
    >
      {children}
    </span>
  );
}
