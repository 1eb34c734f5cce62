import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { Spinner } from '../feedback/Spinner.tsx';
import { cx } from '../style/cx.ts';
import type { Tone } from '../style/tone.ts';

type Look = 'primary' | 'secondary' | 'ghost' | 'danger' | 'sun';

interface Shared {
  children: ReactNode;
  /** primary has the color of the card around it. sun and danger have their own. */
  look?: Look | undefined;
  /** A color of its own for a primary button. */
  tone?: Tone | undefined;
  size?: 'medium' | 'large' | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
  className?: string | undefined;
}

interface AsButton extends Shared, Omit<ComponentProps<'button'>, keyof Shared> {
  /** Shows that the action is running, keeps the focus, and ignores further presses. Wherever it is given, two quick taps count once. */
  pending?: boolean | undefined;
  to?: undefined;
  href?: undefined;
}

/** `to` leads to a page of the app, `href` out of it or to a file. */
type AsLink = Shared &
  ({ to: string; href?: undefined } | { href: string; to?: undefined }) & {
    pending?: undefined;
    download?: boolean | string | undefined;
    onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
    'aria-label'?: string | undefined;
    'aria-current'?: 'page' | undefined;
  };

const filled = 'pressable bg-tone text-tone-on not-disabled:hover:bg-tone-hover';
const looks: Record<Look, string> = {
  primary: filled,
  sun: filled,
  danger: filled,
  secondary: 'pressable [--side:var(--color-line)] border-line bg-card text-ink not-disabled:hover:bg-mist',
  ghost:
    'mb-1 text-tone-deep transition-colors hover:bg-tone-soft active:bg-tone-soft disabled:bg-transparent disabled:text-ink-soft disabled:opacity-70',
};

export function Button(props: AsButton | AsLink): ReactNode {
  const { look = 'primary', tone, size = 'medium', wide, className, children, ...rest } = props;
  const shared = {
    'data-tone': tone ?? (look === 'danger' ? 'lotus' : look === 'sun' ? 'sun' : undefined),
    className: cx(
      'relative inline-flex max-w-full select-none items-center justify-center gap-2 rounded-button text-balance text-center font-bold font-display',
      size === 'large' ? 'min-h-14 px-7 py-2 text-lg' : 'min-h-12 px-5 py-2 text-base',
      wide && 'w-full',
      looks[look],
      className,
    ),
  };
  if (rest.to !== undefined) {
    const { pending: _, href: __, ...link } = rest;
    return (
      <Link {...link} {...shared}>
        {children}
      </Link>
    );
  }
  if (rest.href !== undefined) {
    const { pending: _, to: __, ...link } = rest;
    return (
      <a {...link} {...shared}>
        {children}
      </a>
    );
  }
  const { pending, onClick, type = 'button', to: _, href: __, ...button } = rest;
  // Before the first tap of two has made it pending, the second is there.
  const isRunning = ({ detail }: MouseEvent): boolean => pending === true || (pending !== undefined && detail > 1);
  return (
    <button
      {...button}
      {...shared}
      type={type}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={(event) => (isRunning(event) ? event.preventDefault() : onClick?.(event))}
    >
      {pending ? (
        <>
          {/* Unseen, the words keep the button as wide as it was, and its name. */}
          <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
          <Spinner className="absolute" />
        </>
      ) : (
        children
      )}
    </button>
  );
}
