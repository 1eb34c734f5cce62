import { type ComponentProps, type ReactNode, useState } from 'react';
import { Counter } from './Counter.tsx';
import { FieldFrame, type FieldFrameProps, withoutFrame } from './FieldFrame.tsx';

interface TextAreaFieldProps extends FieldFrameProps, Omit<ComponentProps<'textarea'>, keyof FieldFrameProps> {
  /** With maxLength: what a screen reader says near the limit. */
  leftLabel?: ((left: number) => string) | undefined;
  /** A custom counter, for a limit that can be exceeded while typing. */
  counter?: ReactNode;
}

/** A field of several lines. With maxLength it shows a counter from half of the limit on. */
export function TextAreaField(props: TextAreaFieldProps): ReactNode {
  const { leftLabel, counter, rows = 4, ...area } = withoutFrame(props);
  const [typed, setTyped] = useState(String(area.defaultValue ?? '').length);
  const length = area.value === undefined ? typed : String(area.value).length;
  const max = area.maxLength;
  return (
    <FieldFrame
      {...props}
      aside={counter ?? (max !== undefined && <Counter length={length} max={max} leftLabel={leftLabel} />)}
    >
      {(tied) => (
        <textarea
          {...area}
          {...tied}
          rows={rows}
          style={{ minHeight: `calc(${rows} * 1.5em + 28px)` }}
          onInput={(event) => setTyped(event.currentTarget.value.length)}
          className="control field-sizing-content max-h-96 resize-y"
        />
      )}
    </FieldFrame>
  );
}
