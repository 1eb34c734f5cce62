import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../style/cx.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
}

export function Checkbox({ label, hint, className, ...input }: CheckboxProps): ReactNode {
  return (
    <label
      className={cx(
        'flex min-h-12 items-start gap-3 py-2 has-disabled:cursor-not-allowed has-disabled:text-ink-soft',
        className,
      )}
    >
      <input
        {...input}
        type="checkbox"
        className="checkbox mt-0.5 size-7 shrink-0 appearance-none rounded-sm border-2 border-line-strong bg-card checked:border-tone-deep checked:bg-tone disabled:border-dashed disabled:opacity-60 aria-invalid:border-lotus"
      />
      <span className="min-w-0 flex-1 pt-0.5">
        {label}
        {hint !== undefined && <span className="block text-ink-soft text-sm">{hint}</span>}
      </span>
    </label>
  );
}
