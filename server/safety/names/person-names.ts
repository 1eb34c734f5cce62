import { readFileSync } from 'node:fs';
import { isDictionaryWord, isFirstName } from '../filter/words/dictionary.ts';

/** Read when the first name is checked: no start waits for 28 000 names. */
function lazyNames(file: string): () => ReadonlySet<string> {
  let names: ReadonlySet<string> | undefined;
  return () => {
    names ??= new Set(
      readFileSync(new URL(`./data/${file}`, import.meta.url), 'utf8')
        .replace(/^#.*$/gm, '')
        .split(/\s+/),
    );
    return names;
  };
}

const given = lazyNames('given.txt');
const family = lazyNames('family.txt');
const common = lazyNames('common.txt');

/** Whether a folded word is a name that people of any of many cultures have, first or last. */
export function isPersonName(word: string): boolean {
  return isFirstName(word) || common().has(word) || given().has(word) || family().has(word);
}

/** Whether a folded word would be read as somebody: `mia` and `titilayo`, not `hunter`. */
export function isClearlyPersonName(word: string): boolean {
  return isCommonName(word) || (word.length > 3 && given().has(word) && !isDictionaryWord(word));
}

/** Whether many children are called so. */
export function isCommonName(word: string): boolean {
  return isFirstName(word) || common().has(word);
}
