import { type ReactNode, useRef } from 'react';
import { cx } from '#web/ui/style/cx.ts';
import { useFirstFocus } from './use-first-focus.ts';

interface DigitFieldProps {
  label: string;
  /** The id of the question. */
  describedBy?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onEnter: () => void;
  onFocus: (() => void) | undefined;
  /** Don't focus automatically. */
  waits?: boolean | undefined;
  className: string;
}

/** Takes digits from a keyboard. On a phone the keypad below replaces the phone's own keyboard, which would cover the game. */
export function DigitField(props: DigitFieldProps): ReactNode {
  const { label, describedBy, value, onChange, onEnter, onFocus, waits, className } = props;
  const field = useRef<HTMLInputElement>(null);
  useFirstFocus(field, waits);
  return (
    <input
      ref={field}
      aria-label={label}
      aria-describedby={describedBy}
      inputMode="none"
      autoComplete="off"
      value={value}
      onFocus={onFocus}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && onEnter()}
      className={cx('games-digits rounded-button border-2 text-center font-bold font-display', className)}
    />
  );
}
