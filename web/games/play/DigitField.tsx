import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '#web/ui/style/cx.ts';

interface DigitFieldProps {
  label: string;
  value: string;
  /** In digits. */
  maxLength: number;
  onChange: (value: string) => void;
  onEnter: () => void;
  onFocus?: (() => void) | undefined;
  /** Does not take the focus by itself. */
  waits?: boolean | undefined;
  className?: string | undefined;
}

/** Takes digits from a keyboard. On a phone the keypad below stands in for the one of the phone, which would hide the game. */
export function DigitField(props: DigitFieldProps): ReactNode {
  const { label, value, maxLength, onChange, onEnter, onFocus, waits = false, className } = props;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // With a mouse or a keyboard one can type at once.
    if (!waits && matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, [waits]);
  return (
    <input
      ref={field}
      aria-label={label}
      inputMode="none"
      autoComplete="off"
      value={value}
      onFocus={onFocus}
      onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, maxLength))}
      onKeyDown={(event) => event.key === 'Enter' && onEnter()}
      className={cx('games-digits rounded-button border-2 text-center font-bold font-display', className)}
    />
  );
}
