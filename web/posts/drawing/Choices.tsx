import { type ReactNode, useId } from 'react';

interface ChoicesProps<T> {
  label: string;
  all: readonly T[];
  value: T;
  nameOf: (one: T) => string;
  onChange: (one: T) => void;
  /** What stands for one of them. */
  children: (one: T) => ReactNode;
}

/** A row of pictures of which one is chosen. */
export function Choices<T extends string | number>(props: ChoicesProps<T>): ReactNode {
  const { label, all, value, nameOf, onChange, children } = props;
  const group = useId();
  return (
    <fieldset className="posts-choices">
      <legend className="sr-only">{label}</legend>
      {all.map((one) => (
        <label key={one} className="posts-choice" title={nameOf(one)}>
          <input type="radio" name={group} checked={one === value} onChange={() => onChange(one)} />
          {children(one)}
          <span className="sr-only">{nameOf(one)}</span>
        </label>
      ))}
    </fieldset>
  );
}
