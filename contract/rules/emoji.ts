/** "☄️" → "2604": the code points without the variation selector. */
export function emojiCodes(emoji: string): string {
  const points = Array.from(emoji, (char) => char.codePointAt(0)?.toString(16));
  return points.filter((point) => point !== 'fe0f').join('-');
}

/** One file with the pictures of many emoji, each a symbol. */
export const EMOJI_SET = '/emoji/set.svg';

export const MAX_EMOJI_IN_SET = 60;

/** The same emoji have the same address in any order, so that a browser keeps one file. */
export function emojiSetUrl(codes: Iterable<string>): string {
  return `${EMOJI_SET}?of=${[...new Set(codes)].sort().join(',')}`;
}

export function emojiSymbolId(code: string): string {
  return `emoji-${code}`;
}
