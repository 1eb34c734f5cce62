import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldFrameProps, withoutFrame } from './FieldFrame.tsx';

export interface FieldProps extends FieldFrameProps, Omit<ComponentProps<'input'>, keyof FieldFrameProps | 'size'> {
  /** Beside the hint: a Counter. */
  counter?: ReactNode;
}

/** A text field of one line. */
export function Field(props: FieldProps): ReactNode {
  const { counter, ...input } = withoutFrame(props);
  return (
    <FieldFrame {...props} aside={counter}>
      {(tied) => <input {...input} {...tied} className="control" />}
    </FieldFrame>
  );
}
