/** How far two colors (#rrggbb) stand apart, from 1 to 21, by WCAG 2.2. */
export function contrast(one = '', other = ''): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** What color-mix(in srgb) makes of them. */
export function mixColors(one: string, share: number, other: string): string {
  const parts = channels(other).map((part, i) => Math.round((channels(one)[i] ?? 0) * share + part * (1 - share)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function channels(hex: string): number[] {
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`no such color: ${hex}`);
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
