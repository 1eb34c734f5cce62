import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Emoji } from '../emoji/Emoji.tsx';
import { cx } from '../style/cx.ts';

interface NavItemProps {
  to: string;
  label: string;
  emoji?: string | undefined;
  /** A picture of its own instead of the emoji. */
  picture?: ReactNode;
  /** How many wait; above 9 it says "9+". With badgeLabel for screen readers: "2 new". */
  badge?: number | undefined;
  badgeLabel?: string | undefined;
  /** A dot for something new, with what a screen reader says. */
  dotLabel?: string | undefined;
  /** Other addresses at which it counts as current. */
  also?: readonly string[] | undefined;
  /** The bar at the bottom, the one at the top, or the one at the top with many items. */
  in: 'bottom' | 'top' | 'tight';
  /** Current only on exactly this address. */
  end?: boolean | undefined;
}

export function NavItem({
  to,
  label,
  emoji,
  picture,
  badge = 0,
  badgeLabel,
  dotLabel,
  also = [],
  in: bar,
  end = false,
}: NavItemProps): ReactNode {
  const [path] = useLocation();
  const isAt = (address: string): boolean => path === address || (!end && path.startsWith(`${address}/`));
  const isCurrent = [to.replace(/\?.*/, ''), ...also].some(isAt);
  const size = bar === 'bottom' ? 28 : 22;
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={cx(
        'relative font-display font-semibold',
        bar === 'bottom'
          ? 'flex min-h-[56px] min-w-0 flex-col items-center justify-center gap-0.5 rounded-md text-[min(var(--text-label),4.2vw)] leading-tight'
          : cx(
              'inline-flex min-h-12 items-center rounded-button',
              bar === 'top' ? 'gap-2 px-4 text-base' : 'gap-1.5 px-1.5 text-sm sm:gap-2 sm:px-3 sm:text-base',
            ),
        isCurrent ? 'bg-tone-soft text-tone-deep' : 'text-ink-soft hover:text-ink active:bg-tone-soft',
      )}
    >
      {picture ?? (emoji !== undefined && <Emoji of={emoji} size={size} />)}
      <span className={cx('max-w-full', bar === 'bottom' ? 'break-words text-center' : 'truncate')}>{label}</span>
      {badge > 0 && (
        <span
          className={cx(
            'inline-flex h-6 min-w-6 items-center justify-center rounded-full bg-lotus px-1.5 text-label text-on-tone leading-none',
            bar === 'bottom' && 'absolute start-1/2 top-0 ms-1.5 [box-shadow:0_0_0_2px_var(--color-card)]',
          )}
        >
          <span aria-hidden="true">{badge > 9 ? '9+' : badge}</span>
          <span className="sr-only">{badgeLabel}</span>
        </span>
      )}
      {dotLabel !== undefined && (
        <span
          className={cx(
            'size-3 rounded-full bg-lotus [box-shadow:0_0_0_2px_var(--color-card)]',
            bar === 'bottom' && 'absolute start-1/2 top-1 ms-2',
          )}
        >
          <span className="sr-only">{dotLabel}</span>
        </span>
      )}
    </Link>
  );
}
