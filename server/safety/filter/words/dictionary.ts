import { readFileSync } from 'node:fs';
import { lazy } from '../../../platform/lazy.ts';
import { WordHashes } from './word-hashes.ts';

const dictionary = lazy(readDictionary);

const firstNames = lazy(() => new Set(readFileSync(dataFile('names.en.txt'), 'utf8').split(/\s+/)));

/** Whether a word in lower case is an everyday word or its plural. Of single letters only `a` and `i` are words. */
export function isDictionaryWord(word: string): boolean {
  if (word.length === 1) return word === 'a' || word === 'i';
  const words = dictionary();
  return words.has(word) || (word.length > 3 && word.endsWith('s') && words.has(word, word.length - 1));
}

export function isFirstName(word: string): boolean {
  return firstNames().has(word);
}

function readDictionary(): WordHashes {
  const words = new WordHashes();
  for (const name of ['dictionary.en.txt', 'known.en.txt', 'names.en.txt']) words.addList(readFileSync(dataFile(name)));
  return words;
}

function dataFile(name: string): URL {
  return new URL(`../data/${name}`, import.meta.url);
}
