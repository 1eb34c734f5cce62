import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';

interface CounterProps {
  length: number;
  max: number;
  /** What a screen reader says near the limit; a negative number counts the characters over it. */
  leftLabel?: ((left: number) => string) | undefined;
  /** Shows it from the first character, and not only from half of the limit. */
  always?: boolean | undefined;
}

/** How much of a limit is used. */
export function Counter({ length, max, leftLabel, always = false }: CounterProps): ReactNode {
  const left = max - length;
  const near = left <= Math.max(20, max * 0.1);
  return (
    <span className="mt-1.5">
      <span
        aria-hidden="true"
        className={cx(
          'font-display font-semibold text-label even-digits',
          near ? 'text-lotus-deep' : 'text-ink-soft',
          !always && length < max / 2 && 'invisible',
        )}
      >
        {length}/{max}
      </span>
      <span role="status" className="sr-only">
        {near && left % 5 === 0 ? leftLabel?.(left) : ''}
      </span>
    </span>
  );
}
