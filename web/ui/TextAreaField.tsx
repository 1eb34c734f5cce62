import { Field as BaseField } from '@base-ui/react/field';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { cx } from './cx.ts';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

interface TextAreaFieldProps extends FieldFrameProps, Omit<ComponentProps<'textarea'>, keyof FieldFrameProps> {
  /** With maxLength: what a screen reader hears when the end is near. */
  leftLabel?: ((left: number) => string) | undefined;
}

/** Several lines to type into; with maxLength it counts, and shows it from half way on. */
export function TextAreaField(props: TextAreaFieldProps): ReactNode {
  const { label, labelHidden, hint, error, name, disabled, className, leftLabel, rows = 4, ...area } = props;
  const [typed, setTyped] = useState(String(area.defaultValue ?? '').length);
  const length = area.value === undefined ? typed : String(area.value).length;
  const max = area.maxLength;
  return (
    <FieldFrame
      {...{ label, labelHidden, hint, error, name, disabled, className }}
      aside={max !== undefined && <Counter length={length} max={max} leftLabel={leftLabel} />}
    >
      <BaseField.Control
        render={
          <textarea
            {...area}
            rows={rows}
            style={{ minHeight: `calc(${rows} * 1.5em + 28px)` }}
            onInput={(event) => setTyped(event.currentTarget.value.length)}
            className="control field-sizing-content max-h-96 resize-y"
          />
        }
      />
    </FieldFrame>
  );
}

interface CounterProps {
  length: number;
  max: number;
  leftLabel: ((left: number) => string) | undefined;
}

function Counter({ length, max, leftLabel }: CounterProps): ReactNode {
  const left = max - length;
  const near = left <= Math.max(20, max * 0.1);
  return (
    <span className="mt-1.5">
      <span
        aria-hidden="true"
        className={cx(
          'font-display font-semibold text-label tabular-nums',
          near ? 'text-lotus-deep' : 'text-ink-soft',
          length < max / 2 && 'invisible',
        )}
      >
        {length}/{max}
      </span>
      <span role="status" className="sr-only">
        {near && left % 5 === 0 ? leftLabel?.(left) : ''}
      </span>
    </span>
  );
}
