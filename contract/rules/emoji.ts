/** "☄️" → "2604": the code points without the variation selector. */
export function codesOf(emoji: string): string {
  const points = Array.from(emoji, (char) => char.codePointAt(0)?.toString(16));
  return points.filter((point) => point !== 'fe0f').join('-');
}
