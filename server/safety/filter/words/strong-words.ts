import { lazy } from '../../../platform/lazy.ts';
import { type ListedWord, lexicon } from './lexicon.ts';

/** Whether a word is bad enough to look for its misspellings. */
export function isStrong(listed: ListedWord): boolean {
  return listed.action !== 'disguised' && (listed.severity > 1 || listed.word.length > 3);
}

export function findStrong(word: string): ListedWord | undefined {
  const listed = mayBeginStrong(word, 0) ? lexicon().words.get(word) : undefined;
  return listed && isStrong(listed) ? listed : undefined;
}

/** The first three letters of all strong words. One lookup here avoids many in the list. */
const strongBeginnings = lazy(() => {
  const beginnings = new Uint8Array(1 << 15);
  for (const [word, listed] of lexicon().words) if (isStrong(listed)) beginnings[beginningIndex(word, 0)] = 1;
  return beginnings;
});

/** Whether a strong word may begin here: no word of the list is looked up where none can. */
export function mayBeginStrong(text: string, at: number): boolean {
  return strongBeginnings()[beginningIndex(text, at)] === 1;
}

function beginningIndex(text: string, at: number): number {
  return ((text.charCodeAt(at) & 31) << 10) | ((text.charCodeAt(at + 1) & 31) << 5) | (text.charCodeAt(at + 2) & 31);
}
