import { isWordIn } from '../classifier/languages.ts';
import type { PreparedText } from '../prepared-text.ts';
import type { Finding } from '../verdict.ts';
import { lexicon } from './lexicon.ts';

/**
 * Drops listed words that are everyday words of the text's language: in German `dick` means fat, in French `retard` is a delay, and
 * in Spanish `por no` is no hidden word.
 */
export function withoutForeignWords(
  findings: readonly Finding[],
  { language, words }: PreparedText,
): readonly Finding[] {
  if (language === undefined || language === 'en') return findings;
  return findings.filter(({ rule, span: [from, to] }) => {
    if (!rule.startsWith('word.')) return true;
    const found = words.filter(({ start, end }) => start < to && from < end);
    if (found.length === 0 || !found.every((word) => isWordIn(language, word))) return true;
    return found.length > 1 && isListedPhrase(found.map(({ written }) => written));
  });
}

function isListedPhrase(words: readonly string[]): boolean {
  return (
    lexicon()
      .phrases.get(words[0] ?? '')
      ?.some(({ parts }) => parts.join() === words.join()) ?? false
  );
}
