import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../style/cx.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  label: string;
  children: ReactNode;
}

/** A round button with a picture only; its label is what a screen reader says. */
export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps): ReactNode {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={cx(
        'inline-flex size-12 shrink-0 items-center justify-center rounded-full text-ink-soft transition-colors hover:bg-tone-soft hover:text-ink active:scale-95 active:bg-tone-soft disabled:scale-100 disabled:bg-transparent disabled:opacity-50',
        className,
      )}
    />
  );
}
