import { type ReactNode, useId } from 'react';
import { cx } from '../style/cx.ts';
import type { Tone } from '../style/tone.ts';

interface MeterProps {
  label: ReactNode;
  /** Keeps the words for screen readers only. */
  labelHidden?: boolean | undefined;
  value: number;
  max: number;
  /** "2 of 3" or "Done!"; shown beside the label and read aloud instead of a percentage. */
  valueText: string;
  tone?: Tone | undefined;
  className?: string | undefined;
}

export function Meter({ label, labelHidden = false, value, max, valueText, tone, className }: MeterProps): ReactNode {
  const id = useId();
  const part = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <div data-tone={tone} className={className}>
      <div className={cx('mb-1.5 flex flex-wrap items-baseline gap-x-3', labelHidden && 'sr-only')}>
        <span id={id} className="min-w-0 grow basis-24 text-start font-bold font-display">
          {label}
        </span>
        <span
          className={cx(
            'ms-auto whitespace-nowrap text-end text-sm even-digits',
            part === 1 ? 'font-bold text-tone-deep' : 'text-ink-soft',
          )}
        >
          {valueText}
        </span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={Math.round(part * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={valueText}
        className="h-4 overflow-hidden rounded-full bg-line contrast-more:border-2 contrast-more:border-ink contrast-more:bg-card"
      >
        {/* A little is shown of nothing too: a bar that has begun invites to go on. */}
        <div
          className="h-full min-w-4 rounded-full bg-tone transition-[width] duration-500 ease-out"
          style={{ width: `${part * 100}%` }}
        />
      </div>
    </div>
  );
}
