export type Piece = { kind: 'text'; text: string } | { kind: 'emoji'; emoji: string };

/** Cuts a text into words and emoji, in their order. */
export function splitEmoji(text: string): Piece[] {
  return text
    .split(anyEmoji)
    .filter((piece) => piece !== undefined && piece !== '')
    .map((piece) => (wholeEmoji.test(piece) ? { kind: 'emoji', emoji: piece } : { kind: 'text', text: piece }));
}

const [anyEmoji, wholeEmoji] = emojiPatterns();

// Written as strings: to a tablet of before 2023 the v flag in a literal is a syntax error, and nothing would start.
function emojiPatterns(): [RegExp, RegExp] {
  try {
    return [/(\p{RGI_Emoji})/v, /^\p{RGI_Emoji}$/v];
  } catch {
    const one = '\\p{Emoji_Presentation}|\\p{Extended_Pictographic}\\uFE0F';
    const shaded = `(?:${one})\\p{Emoji_Modifier}?`;
    const joined = `${shaded}(?:\\u200D${shaded})*`;
    return [new RegExp(`(${joined})`, 'u'), new RegExp(`^(?:${joined})$`, 'u')];
  }
}
