const MAX_LETTERS = 260;
const MAX_LINES = 6;

/**
 * The beginning of a text, cut between two words, or undefined when all of it may be shown. What would only save a few
 * words is not cut: a "Read more" that brings three words disappoints.
 */
export function excerpt(text: string): string | undefined {
  const lines = text.split('\n');
  if (text.length <= MAX_LETTERS * 1.3 && lines.length <= MAX_LINES + 2) return undefined;
  const start = lines.slice(0, MAX_LINES).join('\n').slice(0, MAX_LETTERS);
  const wholeWords = start.length < MAX_LETTERS ? start : start.replace(/\s+\S*$/, '');
  return `${wholeWords.trimEnd()}…`;
}
