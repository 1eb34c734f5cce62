import { isDictionaryWord } from './dictionary.ts';

const MIN_LENGTH = 6;
const MAX_LENGTH = 40;

/**
 * The words of a name without blanks, like `SendMePics4Robux` or `killyourself`, because the patterns need words. Undefined for texts
 * that are no such name.
 */
export function splitName(text: string): string | undefined {
  const name = text.trim();
  if (name.length < MIN_LENGTH || name.length > MAX_LENGTH || /[\s@/:]/.test(name)) return undefined;
  const parts = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/([A-Za-z])(\d)/g, '$1 $2')
    .replace(/(\d)([A-Za-z])/g, '$1 $2')
    .split(/[\s._-]+/)
    .filter((part) => part !== '');
  if (parts.join('').length < 2.5 * parts.length) return undefined;
  const isCamel = parts.filter((part) => /^[A-Z][a-z]/.test(part)).length > 1;
  const words = isCamel ? parts : parts.flatMap(splitPart);
  return words.join(' ');
}

/** `killyourself` in the fewest everyday words; otherwise the whole part. */
function splitPart(part: string): string[] {
  const small = part.toLowerCase();
  if (small.length < MIN_LENGTH || isDictionaryWord(small) || !/^[a-z]+$/.test(small)) return [part];
  return fewestWords(small, 5) ?? [part];
}

function fewestWords(word: string, maxWords: number): string[] | undefined {
  if (word === 'u' || word === 'i' || (word.length > 1 && isDictionaryWord(word))) return [word];
  if (maxWords === 1) return undefined;
  let best: string[] | undefined;
  for (let at = 1; at < word.length; at += 1) {
    const head = word.slice(0, at);
    if (head !== 'i' && head !== 'u' && (at < 2 || !isDictionaryWord(head))) continue;
    const rest = fewestWords(word.slice(at), Math.min(maxWords, best?.length ?? maxWords) - 1);
    if (rest && (!best || rest.length + 1 < best.length)) best = [head, ...rest];
  }
  return best;
}
