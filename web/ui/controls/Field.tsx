import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

export interface FieldProps extends FieldFrameProps, Omit<ComponentProps<'input'>, keyof FieldFrameProps | 'size'> {
  /** Beside the hint: a Counter. */
  counter?: ReactNode;
}

/** A text field of one line. */
export function Field(props: FieldProps): ReactNode {
  const { label, labelHidden, hint, error, success, steady, name, disabled, className, counter, ...input } = props;
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, success, steady, name, disabled, className }} aside={counter}>
      {(tied) => <input {...input} {...tied} className="control" />}
    </FieldFrame>
  );
}
