import type { ReactNode } from 'react';
import { Emoji } from '../emoji/Emoji.tsx';
import { ReadAloud } from '../sound/ReadAloud.tsx';
import { cx } from '../style/cx.ts';
import type { Tone } from '../style/tone.ts';

interface CalloutProps {
  title?: string | undefined;
  children?: ReactNode;
  emoji?: string | undefined;
  tone?: Tone | undefined;
  action?: ReactNode;
  /** It appears after an action, so screen readers announce it. */
  live?: boolean | undefined;
  className?: string | undefined;
}

/** A note beside the content: a tip, a warning, why something waits. */
export function Callout({ title, children, emoji, tone = 'sun', action, live, className }: CalloutProps): ReactNode {
  return (
    <div
      data-tone={tone}
      data-reads=""
      role={live ? 'status' : undefined}
      className={cx(
        'flex items-start gap-4 rounded-card border-2 border-[color-mix(in_srgb,var(--tone)_45%,var(--tone-soft))] bg-tone-soft p-4 text-ink sm:p-5',
        className,
      )}
    >
      {emoji !== undefined && <Emoji of={emoji} size={36} className="mt-0.5" />}
      <div className="min-w-0 flex-1">
        {title !== undefined && <p className="font-bold font-display text-lg text-tone-deep leading-snug">{title}</p>}
        {children !== undefined && <div className="text-pretty text-sm">{children}</div>}
        {action !== undefined && <div className="mt-3">{action}</div>}
      </div>
      <ReadAloud className="-me-2 -mt-1 bg-card" />
    </div>
  );
}
