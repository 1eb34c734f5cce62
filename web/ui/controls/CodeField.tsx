import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { cx } from '../style/cx.ts';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

interface CodeFieldProps extends FieldFrameProps {
  length?: number | undefined;
  value?: string | undefined;
  onChange?: ((code: string) => void) | undefined;
}

/**
 * The code of a mail or an authenticator. It is one field, so that keyboards, password managers and screen readers know
 * what to do with it; the boxes for the digits are only drawn.
 */
export function CodeField({ length = 6, value, onChange, ...frame }: CodeFieldProps): ReactNode {
  const [typed, setTyped] = useState('');
  const code = value ?? typed;
  const change = (text: string): void => {
    const next = readCode(text, code, length);
    setTyped(next);
    onChange?.(next);
  };
  return (
    <FieldFrame {...frame}>
      {(tied) => (
        // Digits run from left to right in every language.
        <div dir="ltr" className="group relative flex w-full max-w-96 gap-[3px] min-[22rem]:gap-1.5 sm:gap-2">
          <input
            {...tied}
            value={code}
            onChange={(event) => change(event.currentTarget.value)}
            onSelect={moveCaretToEnd}
            inputMode="numeric"
            autoComplete="one-time-code"
            className="absolute inset-0 cursor-text opacity-0"
          />
          {Array.from({ length }, (_, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
              key={place}
              aria-hidden="true"
              data-invalid={tied['aria-invalid']}
              data-disabled={tied.disabled || undefined}
              className={cx(
                'control flex min-w-0 items-center justify-center px-0 font-bold font-display text-[min(var(--text-xl),7vw)]',
                place === Math.min(code.length, length - 1) &&
                  'group-has-focus-visible:border-focus group-has-focus-visible:outline-3 group-has-focus-visible:outline-focus',
              )}
            >
              {code[place]}
            </span>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}

/** The digits of what was typed or pasted. What is typed after a whole code begins the next one. */
function readCode(text: string, before: string, length: number): string {
  const digits = text.replace(/\D/g, '');
  const isNext = before.length === length && digits.length > length && digits.startsWith(before);
  return digits.slice(isNext ? length : 0).slice(0, length);
}

// No caret is drawn, so it must stand where the next digit goes.
function moveCaretToEnd({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
  const end = currentTarget.value.length;
  if (currentTarget.selectionStart !== end) currentTarget.setSelectionRange(end, end);
}
