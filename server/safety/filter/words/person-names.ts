import { readFileSync } from 'node:fs';
import { lazy } from '../../../platform/lazy.ts';
import { isDictionaryWord, isFirstName } from './dictionary.ts';

const given = lazy(() => readNames('given.txt'));
const family = lazy(() => readNames('family.txt'));
const common = lazy(() => readNames('common.txt'));
const more = lazy(() => readNames('more.txt'));

function readNames(file: string): ReadonlySet<string> {
  const text = readFileSync(new URL(`../data/names/${file}`, import.meta.url), 'utf8');
  return new Set(text.replace(/^#.*$/gm, '').split(/\s+/));
}

/** Whether a folded word is a first or last name in one of many cultures. */
export function isPersonName(word: string): boolean {
  return isFirstName(word) || common().has(word) || given().has(word) || family().has(word) || more().has(word);
}

/** Whether readers take a folded word for a person: `mia` and `titilayo`, not `hunter`. */
export function isClearlyPersonName(word: string): boolean {
  return isCommonName(word) || (word.length > 3 && given().has(word) && !isDictionaryWord(word));
}

/** Whether many children have this first name. */
export function isCommonName(word: string): boolean {
  return isFirstName(word) || common().has(word);
}
