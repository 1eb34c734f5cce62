import type { ReactNode } from 'react';
import { FieldFrame } from '#web/ui/controls/FieldFrame.tsx';

interface ChoiceProps<Value extends string> {
  label: string;
  /** What the empty choice says. */
  none: string;
  value: Value | '';
  options: readonly Value[];
  nameOf: (option: Value) => string;
  onChoose: (value: Value | '') => void;
  className?: string;
}

/** One of a few words, or none. */
export function Choice<Value extends string>(props: ChoiceProps<Value>): ReactNode {
  const { label, none, value, options, nameOf, onChoose, className } = props;
  return (
    <FieldFrame label={label} className={className}>
      {(tied) => (
        <select
          {...tied}
          className="control"
          value={value}
          onChange={(event) => onChoose(options.find((option) => option === event.target.value) ?? '')}
        >
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {nameOf(option)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
