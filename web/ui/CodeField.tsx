import { OTPField } from '@base-ui/react/otp-field';
import type { ReactNode } from 'react';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

interface CodeFieldProps extends FieldFrameProps {
  /** 6 unless told. */
  length?: number | undefined;
  value?: string | undefined;
  onChange?: ((code: string) => void) | undefined;
  /** All digits are there. */
  onComplete?: ((code: string) => void) | undefined;
  /** Sends the form around it when all digits are there. */
  autoSubmit?: boolean | undefined;
  /** "Digit 2 of 6" */
  digitLabel: (place: number, length: number) => string;
}

/** The code of a mail or an authenticator: a box a digit, filled by typing, pasting or the phone itself. */
export function CodeField(props: CodeFieldProps): ReactNode {
  const { length = 6, value, onChange, onComplete, autoSubmit = false, digitLabel, name, ...frame } = props;
  return (
    <FieldFrame {...frame} name={name}>
      {({ id, disabled, ...tied }) => (
        // Digits run from left to right in every language.
        <div dir="ltr">
          <OTPField.Root
            id={id}
            disabled={disabled}
            aria-describedby={tied['aria-describedby']}
            length={length}
            autoSubmit={autoSubmit}
            {...(value === undefined ? {} : { value })}
            {...(name === undefined ? {} : { name })}
            onValueChange={(code) => onChange?.(code)}
            onValueComplete={(code) => onComplete?.(code)}
            className="flex w-full max-w-96 gap-1.5 sm:gap-2"
          >
            {Array.from({ length }, (_, index) => (
              <OTPField.Input
                // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
                key={index}
                aria-invalid={tied['aria-invalid']}
                className="control min-w-0 px-0 text-center font-bold font-display text-xl"
                {...(index === 0 ? {} : { 'aria-label': digitLabel(index + 1, length) })}
              />
            ))}
          </OTPField.Root>
        </div>
      )}
    </FieldFrame>
  );
}
