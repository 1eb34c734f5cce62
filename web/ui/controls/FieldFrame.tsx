import { type ReactNode, useId } from 'react';
import { cx } from '../style/cx.ts';

export interface FieldFrameProps {
  label: string;
  /** Shows the label only to screen readers, where the context makes it clear. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  /** What happened and what to do. */
  error?: string | undefined;
  /** A success message, such as "This name is free." An error replaces it. */
  success?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  /** Reserves the room of the message, so that nothing below moves when it replaces the hint. */
  steady?: boolean | undefined;
  className?: string | undefined;
}

/** The properties of a field that are not for its frame. */
export function withoutFrame<Props extends FieldFrameProps>(props: Props): Omit<Props, keyof FieldFrameProps> {
  const { label, labelHidden, hint, error, success, steady, name, disabled, className, ...control } = props;
  return control;
}

/** The attributes that connect a control with its label, hint and error. */
export interface Tied {
  id: string;
  name?: string;
  disabled: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FrameProps extends FieldFrameProps {
  children: (tied: Tied) => ReactNode;
  /** Beside the hint: a Counter. */
  aside?: ReactNode;
}

/** What all fields share: label above, then the control, then the error or the hint. */
export function FieldFrame(props: FrameProps): ReactNode {
  const { label, labelHidden = false, hint, error, success, steady = false, className, children, aside } = props;
  const id = useId();
  const isGood = success !== undefined && error === undefined;
  const isCovered = steady && (error !== undefined || isGood);
  return (
    <div data-success={isGood || undefined} className={cx('flex w-full flex-col', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'mb-1.5 w-fit font-bold font-display text-base'}>
        {label}
      </label>
      {children(tiedTo(id, props))}
      <div className="flex items-start justify-end gap-x-4 max-sm:flex-wrap">
        <div
          className={cx('min-w-0 flex-1', error !== undefined && !steady && 'max-sm:basis-full', steady && 'stacked')}
        >
          <div aria-live="polite">
            {error !== undefined && (
              <p id={`${id}-error`} className={errorLook}>
                {error}
              </p>
            )}
            {isGood && <p className='verdict text-leaf-deep before:bg-leaf before:content-["✓"/""]'>{success}</p>}
          </div>
          {hint !== undefined && (
            <div id={`${id}-hint`} className={cx('mt-1.5 text-ink-soft text-sm', isCovered && 'invisible')}>
              {hint}
            </div>
          )}
        </div>
        {aside}
      </div>
    </div>
  );
}

function tiedTo(id: string, { name, disabled = false, hint, error }: FieldFrameProps): Tied {
  const describing = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean);
  return {
    id,
    disabled,
    ...(name === undefined ? {} : { name }),
    ...(describing.length > 0 ? { 'aria-describedby': describing.join(' ') } : {}),
    ...(error === undefined ? {} : { 'aria-invalid': true }),
  };
}

/** How an error looks beside its control. */
export const errorLook = 'verdict text-lotus-deep before:bg-lotus before:content-["!"/""]';
