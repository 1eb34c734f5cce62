import { Field as BaseField } from '@base-ui/react/field';
import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

export interface FieldProps extends FieldFrameProps, Omit<ComponentProps<'input'>, keyof FieldFrameProps | 'size'> {}

/** One line to type into. */
export function Field({ label, labelHidden, hint, error, name, disabled, className, ...input }: FieldProps): ReactNode {
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, name, disabled, className }}>
      <BaseField.Control render={<input {...input} className="control" />} />
    </FieldFrame>
  );
}
