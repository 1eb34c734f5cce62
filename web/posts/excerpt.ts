const MAX_LETTERS = 260;
const MAX_LINES = 6;

/**
 * The beginning of a text, cut between two words, or undefined if the whole text fits. A text that is only slightly too long
 * is not cut: nobody likes a "Read more" that reveals three words.
 */
export function excerpt(text: string): string | undefined {
  const lines = text.split('\n');
  if (text.length <= MAX_LETTERS * 1.3 && lines.length <= MAX_LINES + 2) return undefined;
  const start = lines.slice(0, MAX_LINES).join('\n').slice(0, MAX_LETTERS);
  const wholeWords = start.length < MAX_LETTERS ? start : start.replace(/\s+\S*$/, '');
  return `${wholeWords.trimEnd()}…`;
}
