/**
 * Reads what children call themselves. Names are read otherwise than sentences: they have no gaps, many cultures, and are
 * read by everybody. Promise: a name that people are given is never refused for how it sounds in another language.
 */
import { isKnown } from '../filter/dictionary.ts';
import { handleWords, leadsElsewhere } from './handles.ts';
import { isCommonName } from './people.ts';
import { readingsOfName } from './readings.ts';
import { titleIn, titleWords } from './titles.ts';
import { isUnkind, tellsContact, unkindWords } from './unkind.ts';

/** Passes for staff, or for a grown-up; leads elsewhere; is unkind. */
export type NameFault = 'staff' | 'grown' | 'contact' | 'unkind';

const listed: ReadonlySet<string> = new Set([...unkindWords, ...handleWords, ...titleWords]);

/** What is wrong with a username or a display name; nothing when others may read it. */
export function nameFault(name: string): NameFault | undefined {
  const readings = readingsOfName(name, listed);
  const title = titleIn(readings);
  if (title) return title;
  if (isUnkind(readings)) return 'unkind';
  return tellsContact(name, readings) || leadsElsewhere(readings) ? 'contact' : undefined;
}

/** Whether a folded word has a meaning of its own, and is no name of many: `banana`, not `hannah`. */
export function isEverydayWord(word: string): boolean {
  return isKnown(word) && !isCommonName(word);
}
