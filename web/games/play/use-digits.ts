import { useState } from 'react';

interface DigitsOptions {
  readonly maxLength: number;
  /** Resolves to whether the digits can be cleared. They stay if the request failed. */
  onEnter(number: number): boolean | Promise<boolean>;
  /** The field or a key was touched. */
  onTouch?(): void;
}

/** Digits from a keyboard or from the keypad. Typing is locked while they are sent. */
export function useDigits({ maxLength, onEnter, onTouch }: DigitsOptions) {
  const [typed, setTyped] = useState('');
  const [isSent, setIsSent] = useState(false);
  const type = (digits: string): void => {
    onTouch?.();
    if (!isSent) setTyped(digits.replace(/\D/g, '').slice(0, maxLength));
  };
  const enter = async (): Promise<void> => {
    if (typed === '' || isSent) return;
    setIsSent(true);
    if (await onEnter(Number(typed))) setTyped('');
    setIsSent(false);
  };
  return {
    field: { value: typed, onChange: type, onEnter: enter, onFocus: onTouch },
    keys: {
      onDigit: (digit: string) => type(typed + digit),
      onDelete: () => type(typed.slice(0, -1)),
      onEnter: enter,
      isReady: typed !== '' && !isSent,
    },
  };
}
