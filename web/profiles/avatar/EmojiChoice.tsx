import { type ReactNode, useState } from 'react';
import { type AvatarCategory, avatarCategories, avatarEmoji } from '#contract/rules/avatars.ts';
import { Tabs } from '#web/ui/controls/Tabs.tsx';
import { Emoji } from '#web/ui/emoji/Emoji.tsx';
import { t } from './messages/index.ts';

interface EmojiChoiceProps {
  value: string;
  onChange: (emoji: string) => void;
}

export function EmojiChoice({ value, onChange }: EmojiChoiceProps): ReactNode {
  const [category, show] = useState(findCategory(value));
  return (
    <Tabs
      label={t('profiles.avatar.kinds')}
      tabs={avatarCategories.map((id) => ({ id, label: <Label of={id} /> }))}
      value={category}
      onChange={show}
      onPhone="grid"
    >
      <fieldset className="profiles-pictures grid gap-2">
        <legend className="sr-only">{t(`profiles.avatar.${category}`)}</legend>
        {avatarEmoji[category].map((emoji) => (
          <label
            key={emoji}
            className="flex aspect-square items-center justify-center rounded-card border-2 border-transparent hover:bg-mist has-checked:border-tone has-checked:bg-tone-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
          >
            {/* A screen reader knows the name of every emoji, in its own language. */}
            <input
              type="radio"
              name="emoji"
              aria-label={emoji}
              checked={emoji === value}
              onChange={() => onChange(emoji)}
              className="sr-only"
            />
            <Emoji of={emoji} size={44} />
          </label>
        ))}
      </fieldset>
    </Tabs>
  );
}

function Label({ of: category }: { of: AvatarCategory }): ReactNode {
  return (
    <>
      <Emoji of={avatarEmoji[category][0]} size={22} /> {t(`profiles.avatar.${category}`)}
    </>
  );
}

function findCategory(emoji: string): AvatarCategory {
  return avatarCategories.find((category) => avatarEmoji[category].some((one) => one === emoji)) ?? 'animals';
}
