/**
 * Checks usernames and display names. They need other rules than sentences: they have no spaces, come from many cultures, and
 * everyone can read them. Never refuses a real name because it sounds rude in another language.
 */
import { isDictionaryWord } from '../filter/words/dictionary.ts';
import { isCommonName } from '../filter/words/person-names.ts';
import { handleWords, pointsToOtherApp } from './handles.ts';
import { listNameReadings } from './readings.ts';
import { findTitle, titleWords } from './titles.ts';
import { containsContactDetails, isUnkind, unkindWords } from './unkind.ts';

export { spellsRudeWord } from './unkind.ts';

/** Looks like staff, looks like an adult, leads to another app, or is unkind. */
export type NameFault = 'staff' | 'adult' | 'contact' | 'unkind';

const meaningfulWords: ReadonlySet<string> = new Set([...unkindWords, ...handleWords, ...titleWords]);

/** Longer than any valid name. The rest is ignored, so that no text takes long. */
const MAX_NAME_LENGTH = 60;

/** Undefined if other children may read the name. */
export function nameFault(name: string): NameFault | undefined {
  const checked = name.slice(0, MAX_NAME_LENGTH);
  const readings = listNameReadings(checked, meaningfulWords);
  const title = findTitle(readings);
  if (title) return title;
  if (isUnkind(readings)) return 'unkind';
  return containsContactDetails(checked, readings) || pointsToOtherApp(readings) ? 'contact' : undefined;
}

/** Whether a folded word means something and is no common name: `banana`, not `hannah`. */
export function isEverydayWord(word: string): boolean {
  return isDictionaryWord(word) && !isCommonName(word);
}
