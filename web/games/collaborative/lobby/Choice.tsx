import { type ReactNode, useId } from 'react';

interface ChoiceProps<T> {
  legend: string;
  /** For options that explain themselves; it is still read aloud. */
  isLegendHidden?: boolean;
  all: readonly T[];
  value: T;
  onChange: (one: T) => void;
  children: (one: T) => ReactNode;
  /** The layout of the options. */
  className: string;
}

/** A few options, each a large button. */
export function Choice<T extends string | number>(props: ChoiceProps<T>): ReactNode {
  const { legend, isLegendHidden = false, all, value, onChange, children, className } = props;
  const group = useId();
  return (
    <fieldset>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2 font-bold'}>{legend}</legend>
      <div className={className}>
        {all.map((one) => (
          <label
            key={one}
            className="relative flex min-h-12 cursor-pointer items-center justify-center rounded-button border-2 border-line bg-card px-3 py-2 font-display font-semibold has-checked:border-tone has-checked:bg-tone-soft has-checked:text-tone-deep has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={group}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={one === value}
              onChange={() => onChange(one)}
            />
            {children(one)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
