import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../style/cx.ts';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** A setting that changes at once. For a value that is sent with a form, use a Checkbox. */
export function Switch({ label, hint, className, ...input }: SwitchProps): ReactNode {
  return (
    <label
      className={cx(
        'flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 has-disabled:cursor-not-allowed has-disabled:text-ink-soft',
        className,
      )}
    >
      {/* With very large letters on a narrow screen, the switch stands below its words. */}
      <span className="min-w-24 flex-1 wrap-break-word">
        <span className="font-bold">{label}</span>
        {hint !== undefined && <span className="block text-ink-soft text-sm">{hint}</span>}
      </span>
      <input
        {...input}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state by itself
        role="switch"
        className={cx(
          'relative h-8 w-14 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-line-strong bg-line-strong transition-colors checked:border-tone-deep checked:bg-tone disabled:opacity-50',
          'after:absolute after:start-0.5 after:top-0.5 after:size-6 after:rounded-full after:bg-white after:transition-transform checked:after:bg-tone-on checked:after:translate-x-6 rtl:checked:after:-translate-x-6',
        )}
      />
    </label>
  );
}
