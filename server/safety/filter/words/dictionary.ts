import { readFileSync } from 'node:fs';

/**
 * A set of everyday words that is quick to open: it is read at every start, and a `Set` of 80 000 strings would cost a
 * tenth of the time that a start may take. Keeps 32-bit digests in open addressing; two words share one about once in
 * 50 000 questions.
 */
const PLACES = 1 << 18;
const digests = new Uint32Array(PLACES);
const SEED = 0x811c9dc5;
const PRIME = 0x01000193;
const NEWLINE = 10;
const BLANK = 32;
const REMARK = 35;

for (const name of ['dictionary.en.txt', 'known.en.txt', 'names.en.txt'])
  readWords(new URL(`../data/${name}`, import.meta.url));

function readWords(url: URL): void {
  const bytes = readFileSync(url);
  let digest = SEED;
  let length = 0;
  let isRemark = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? NEWLINE;
    if (byte === REMARK) isRemark = true;
    if (byte !== NEWLINE && byte !== BLANK) {
      digest = Math.imul(digest ^ byte, PRIME);
      length += 1;
      continue;
    }
    if (length > 0 && !isRemark) add(digest >>> 0);
    if (byte === NEWLINE) isRemark = false;
    digest = SEED;
    length = 0;
  }
}

function add(digest: number): void {
  let place = placeOf(digest);
  while (digests[place] !== 0 && digests[place] !== digest) place = (place + 1) % PLACES;
  digests[place] = digest;
}

function placeOf(digest: number): number {
  return ((digest ^ (digest >>> 15)) % PLACES) >>> 0;
}

function has(word: string, length: number): boolean {
  let digest = SEED;
  for (let at = 0; at < length; at += 1) digest = Math.imul(digest ^ word.charCodeAt(at), PRIME);
  digest >>>= 0;
  let place = placeOf(digest);
  while (digests[place] !== 0) {
    if (digests[place] === digest) return true;
    place = (place + 1) % PLACES;
  }
  return false;
}

/** Whether a word of small letters is an everyday one, plurals included; one letter is never a word but `a` and `i`. */
export function isDictionaryWord(word: string): boolean {
  if (word.length === 1) return word === 'a' || word === 'i';
  return has(word, word.length) || (word.length > 3 && word.endsWith('s') && has(word, word.length - 1));
}

let names: ReadonlySet<string> | undefined;

/** Whether a word of small letters is a first name. */
export function isFirstName(word: string): boolean {
  names ??= new Set(readFileSync(new URL('../data/names.en.txt', import.meta.url), 'utf8').split(/\s+/));
  return names.has(word);
}
