import type { ReactNode } from 'react';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { choices, type OfferedCategory } from './kinds.ts';
import { t } from './messages/index.ts';

interface KindFieldProps {
  value: OfferedCategory;
  disabled: boolean;
  onChange: (category: OfferedCategory) => void;
}

/** The kind of post. One of the four is always chosen, so nobody can forget it. */
export function KindField({ value, disabled, onChange }: KindFieldProps): ReactNode {
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="mb-1.5 font-bold font-display text-base">{t('posts.kind')}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2">
        {choices.map(({ category, emoji, tone, label }) => (
          <label
            key={category}
            data-tone={tone}
            className="relative flex min-h-22 cursor-pointer flex-col items-center justify-center gap-1.5 rounded-button border-2 border-line bg-card px-1 py-2 text-center font-bold font-display text-ink-soft text-label leading-tight transition-colors hover:bg-tone-soft active:scale-97 has-checked:border-tone has-checked:bg-tone-soft has-checked:text-tone-deep has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name="category"
              value={category}
              checked={category === value}
              onChange={() => onChange(category)}
              className="pointer-events-none absolute inset-0 appearance-none outline-none"
            />
            <Emoji of={emoji} size={34} />
            <span>{t(label)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
