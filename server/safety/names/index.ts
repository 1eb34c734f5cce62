/**
 * Reads what children call themselves. Names are read otherwise than sentences: they have no gaps, many cultures, and are
 * read by everybody. Promise: a name that people are given is never refused for how it sounds in another language.
 */
import { isDictionaryWord } from '../filter/words/dictionary.ts';
import { handleWords, pointsToOtherApp } from './handles.ts';
import { isCommonName } from './person-names.ts';
import { readingsOfName } from './readings.ts';
import { findTitle, titleWords } from './titles.ts';
import { containsContactDetails, isUnkind, unkindWords } from './unkind.ts';

/** Passes for staff, or for a grown-up; leads elsewhere; is unkind. */
export type NameFault = 'staff' | 'grown' | 'contact' | 'unkind';

const meaningfulWords: ReadonlySet<string> = new Set([...unkindWords, ...handleWords, ...titleWords]);

/** More than any name may have: only this much is read, so that no text can be dear. */
const MAX_NAME_LENGTH = 60;

/** What is wrong with a username or a display name; nothing when others may read it. */
export function nameFault(name: string): NameFault | undefined {
  const checked = name.slice(0, MAX_NAME_LENGTH);
  const readings = readingsOfName(checked, meaningfulWords);
  const title = findTitle(readings);
  if (title) return title;
  if (isUnkind(readings)) return 'unkind';
  return containsContactDetails(checked, readings) || pointsToOtherApp(readings) ? 'contact' : undefined;
}

/** Whether a folded word has a meaning of its own, and is no name of many: `banana`, not `hannah`. */
export function isEverydayWord(word: string): boolean {
  return isDictionaryWord(word) && !isCommonName(word);
}
