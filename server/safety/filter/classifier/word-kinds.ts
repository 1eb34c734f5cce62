import { lazy } from '../../../platform/lazy.ts';
import type { Word } from '../text/sentence.ts';
import { isFirstName } from '../words/dictionary.ts';
import { readLines } from '../words/lexicon.ts';

const kindsByWord = lazy(() => {
  const kinds = new Map<string, string>();
  for (const line of readLines('kinds.en.txt')) {
    const [kind = '', words = ''] = line.split(' = ');
    for (const word of words.split(' ')) if (!kinds.has(word)) kinds.set(word, kind);
  }
  return kinds;
});

/**
 * What a word stands for: `kin` for mom and uncle, `digits` with their count for a number. So what was learned about an uncle
 * holds for a grandpa. Undefined for a word of no kind.
 */
export function findWordKind({ text, isCapitalized, startsSentence }: Word): string | undefined {
  const first = text.charCodeAt(0);
  if (first >= DIGIT_0 && first <= DIGIT_9) return toShape(text);
  const kind = kindsByWord().get(text);
  if (kind !== undefined) return kind;
  return text.length > 2 && (isFirstName(text) || (isCapitalized && !startsSentence)) ? 'name' : undefined;
}

const DIGIT_0 = 48;
const DIGIT_9 = 57;
const LONG_NUMBER = 5;

/** Up to five digits are counted; letters among them make a code or a time. */
function toShape(text: string): string {
  for (let at = 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < DIGIT_0 || code > DIGIT_9) return 'mixed';
  }
  return `digits${Math.min(text.length, LONG_NUMBER)}`;
}
