import type { ReactNode } from 'react';
import { pipAddress } from '#contract/art/pip/address.ts';
import { Pip } from '../pip/Pip.tsx';
import { cx } from '../style/cx.ts';
import { Emoji } from './Emoji.tsx';

interface AvatarProps {
  /** Without one, Pip looks out. */
  emoji?: string | undefined;
  /** Any CSS color. */
  background?: string | undefined;
  /** The look of the child's Pip, encoded, where the child shows it instead of the emoji. */
  pip?: string | undefined;
  /** Address of the drawn picture; without one the emoji itself is shown. */
  picture?: string | null | undefined;
  /** In px; 48 by default. */
  size?: number | undefined;
  /** Whose picture it is; leave it out where the name stands beside it. */
  label?: string | undefined;
  /** A golden ring. */
  ring?: boolean | undefined;
  /** The dot that says "here now", with what a screen reader says. */
  hereLabel?: string | undefined;
  className?: string | undefined;
}

export function Avatar(props: AvatarProps): ReactNode {
  const { emoji, pip, background = 'var(--color-line)', size = 48, label, ring, hereLabel, className } = props;
  const picture = pip === undefined ? props.picture : pipAddress({ pip, background });
  const dot = Math.max(10, Math.round(size * 0.22));
  return (
    <span className={cx('relative inline-flex shrink-0', ring && 'rounded-full border-4 border-sun p-1', className)}>
      {/* The line keeps a pale picture apart from a pale page. */}
      <span
        className="inline-flex items-center justify-center rounded-full ring-2 ring-ink/15"
        style={{ width: size, height: size, background }}
      >
        {picture ? (
          <img src={picture} alt={label ?? ''} width={size} height={size} decoding="async" className="rounded-full" />
        ) : emoji === undefined ? (
          <Pip size={Math.min(Math.round(size * 0.72), 71)} label={label} />
        ) : (
          <Emoji of={emoji} size={Math.round(size * 0.62)} label={label} />
        )}
      </span>
      {hereLabel !== undefined && (
        <span
          role="img"
          aria-label={hereLabel}
          className="absolute -end-0.5 -bottom-0.5 rounded-full box-content border-[3px] border-card bg-leaf"
          style={{ width: dot, height: dot }}
        />
      )}
    </span>
  );
}
