import type { ReactNode } from 'react';
import { Emoji } from '../emoji/Emoji.tsx';
import { cx } from '../style/cx.ts';
import type { Tone } from '../style/tone.ts';

interface BannerProps {
  children: ReactNode;
  emoji?: string | undefined;
  tone?: Tone | undefined;
  /** A small button or link. */
  action?: ReactNode;
  className?: string | undefined;
}

/** A line across the whole page about the whole app: no network, a new version. */
export function Banner({ children, emoji, tone = 'sun', action, className }: BannerProps): ReactNode {
  return (
    <div
      role="status"
      data-tone={tone}
      data-top-line=""
      className={cx('bg-tone px-4 py-2 text-tone-on [--color-focus:var(--tone-on)]', className)}
    >
      <div className="mx-auto flex max-w-336 flex-wrap items-center justify-center gap-x-4 gap-y-1 text-center text-sm">
        <span className="inline-flex items-center gap-2.5">
          {emoji !== undefined && <Emoji of={emoji} size={24} />}
          <span className="font-bold">{children}</span>
        </span>
        {action}
      </div>
    </div>
  );
}
