/**
 * Reads what children call themselves. Names are read otherwise than sentences: they have no gaps, many cultures, and are
 * read by everybody. Promise: a name that people are given is never refused for how it sounds in another language.
 */
import { isKnown } from '../filter/words/dictionary.ts';
import { handleWords, leadsElsewhere } from './handles.ts';
import { isCommonName } from './people.ts';
import { readingsOfName } from './readings.ts';
import { titleIn, titleWords } from './titles.ts';
import { isUnkind, tellsContact, unkindWords } from './unkind.ts';

/** Passes for staff, or for a grown-up; leads elsewhere; is unkind. */
export type NameFault = 'staff' | 'grown' | 'contact' | 'unkind';

const listed: ReadonlySet<string> = new Set([...unkindWords, ...handleWords, ...titleWords]);

/** More than any name may have: only this much is read, so that no text can be dear. */
const MAX_LETTERS = 60;

/** What is wrong with a username or a display name; nothing when others may read it. */
export function nameFault(name: string): NameFault | undefined {
  const read = name.slice(0, MAX_LETTERS);
  const readings = readingsOfName(read, listed);
  const title = titleIn(readings);
  if (title) return title;
  if (isUnkind(readings)) return 'unkind';
  return tellsContact(read, readings) || leadsElsewhere(readings) ? 'contact' : undefined;
}

/** Whether a folded word has a meaning of its own, and is no name of many: `banana`, not `hannah`. */
export function isEverydayWord(word: string): boolean {
  return isKnown(word) && !isCommonName(word);
}
