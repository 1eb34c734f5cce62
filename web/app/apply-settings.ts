import type { User } from '#contract/accounts.ts';
import { changeAppearance } from '#web/ui/style/appearance.ts';

/** Lets this device look as the account wants it; what the account leaves open is as the device says. */
export function applySettings(settings: User['settings']): void {
  const { theme, font, motion, sound } = settings;
  changeAppearance({
    theme: theme === 'day' || theme === 'night' ? theme : undefined,
    font: font === 'easy' ? 'easy' : undefined,
    motion: motion === 'off' ? 'off' : undefined,
    sound: sound === false ? 'off' : undefined,
  });
}
