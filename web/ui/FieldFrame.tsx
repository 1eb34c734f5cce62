import { Field as BaseField } from '@base-ui/react/field';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface FieldFrameProps {
  label: string;
  /** Keeps the label for screen readers only, where the place says it all. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  /** What happened and what to do. A Base UI Form around it may also bring it, by the field's name. */
  error?: string | undefined;
  /** What was checked and found good: "This name is free." An error takes its place. */
  success?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** What all fields share: label above, then the control, then the error or the hint. */
export function FieldFrame(props: FieldFrameProps & { children: ReactNode; aside?: ReactNode }): ReactNode {
  const {
    label,
    labelHidden = false,
    hint,
    error,
    success,
    name,
    disabled = false,
    className,
    children,
    aside,
  } = props;
  const isGood = success !== undefined && error === undefined;
  return (
    <BaseField.Root
      {...(name === undefined ? {} : { name })}
      disabled={disabled}
      {...(error === undefined ? {} : { invalid: true })}
      data-success={isGood || undefined}
      className={cx('flex w-full flex-col', className)}
    >
      <BaseField.Label className={cx('mb-1.5 w-fit font-bold font-display text-base', labelHidden && 'sr-only')}>
        {label}
      </BaseField.Label>
      {children}
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0 flex-1">
          <div aria-live="polite">
            {error === undefined ? (
              <BaseField.Error className={errorLook} />
            ) : (
              <BaseField.Error match={true} className={errorLook}>
                {error}
              </BaseField.Error>
            )}
            {isGood && <p className='verdict text-leaf-deep before:bg-leaf before:content-["✓"/""]'>{success}</p>}
          </div>
          {hint !== undefined && (
            <BaseField.Description className="mt-1.5 text-ink-soft text-sm">{hint}</BaseField.Description>
          )}
        </div>
        {aside}
      </div>
    </BaseField.Root>
  );
}

/** How an error looks beside its control. */
export const errorLook = 'verdict text-lotus-deep before:bg-lotus before:content-["!"/""]';
