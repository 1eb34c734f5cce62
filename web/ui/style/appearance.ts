/** How this device shows things. Kept on the device; web/public/look.js applies it before the first paint. */
export interface Appearance {
  theme?: 'day' | 'night';
  font?: 'easy';
  motion?: 'off';
  sound?: 'off';
}

const key = 'look';

export function readAppearance(): Appearance {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

/** Changes the given settings; undefined goes back to the device's own. */
export function changeAppearance(change: { [Name in keyof Appearance]?: Appearance[Name] | undefined }): void {
  const look = { ...readAppearance(), ...change };
  for (const name of ['theme', 'font', 'motion'] as const) {
    const value = look[name];
    if (value === undefined) delete document.documentElement.dataset[name];
    else document.documentElement.dataset[name] = value;
  }
  try {
    localStorage.setItem(key, JSON.stringify(look));
  } catch {
    // A browser without storage shows it until the page is left.
  }
}

export function motionAllowed(): boolean {
  const off = document.documentElement.dataset['motion'] === 'off';
  return !off && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
