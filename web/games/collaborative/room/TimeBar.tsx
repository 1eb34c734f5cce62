import type { ReactNode } from 'react';
import { t } from '../messages/index.ts';
import { useTimeLeft } from './use-time-left.ts';

interface TimeBarProps {
  endsAt: number | null;
  clockAhead: number;
  /** The duration when full. */
  total: number;
  /** Shown before the bar: what runs out. */
  children?: ReactNode;
}

/** How much time is left. Kept calm: nothing flashes, and the number is small. */
export function TimeBar({ endsAt, clockAhead, total, children }: TimeBarProps): ReactNode {
  const left = useTimeLeft(endsAt, clockAhead);
  if (left === undefined) return null;
  const seconds = Math.ceil(left / 1000);
  return (
    <div className="flex items-center gap-3">
      {children}
      <div
        role="timer"
        aria-label={t('together.seconds', { count: seconds })}
        className="h-3 min-w-12 flex-1 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full rounded-full bg-tone transition-[width] duration-300 ease-linear"
          style={{ width: `${Math.min(100, (100 * left) / total)}%` }}
        />
      </div>
      <span aria-hidden="true" className="min-w-8 text-end font-bold font-display even-digits">
        {seconds}
      </span>
    </div>
  );
}
