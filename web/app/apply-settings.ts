import type { User } from '#contract/accounts.ts';
import { changeAppearance } from '#web/ui/style/appearance.ts';

/** Applies the settings of the account. Unset ones follow the device. */
export function applySettings(settings: User['settings']): void {
  const { theme, font, motion, sound } = settings;
  changeAppearance({
    theme: theme === 'day' || theme === 'night' ? theme : undefined,
    font: font === 'easy' ? 'easy' : undefined,
    motion: motion === 'off' ? 'off' : undefined,
    sound: sound === false ? 'off' : undefined,
  });
}
