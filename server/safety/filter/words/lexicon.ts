import { readFileSync } from 'node:fs';
import { isDictionaryWord } from './dictionary.ts';

/** An entry of the word lists. */
export interface ListedWord {
  readonly word: string;
  /** `disguised`: the word is innocent in plain spelling, but not when somebody hides it. */
  readonly action: 'refuse' | 'hold' | 'mask' | 'disguised';
  readonly severity: number;
  readonly kind: string;
  /** Whether it has the spelling of a dictionary. Then a mask may stand for any of its letters. */
  readonly isStandardSpelling: boolean;
}

const actionCodes: Readonly<Record<string, ListedWord['action']>> = {
  r: 'refuse',
  h: 'hold',
  m: 'mask',
  s: 'disguised',
};

/** The lines of a data file without comments. */
export function readLines(name: string): string[] {
  return readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** Single words with their inflections. */
export const listedWords = new Map<string, ListedWord>();
/** By their first word. */
export const listedPhrases = new Map<string, { readonly parts: readonly string[]; readonly listed: ListedWord }[]>();
/** Found in any longer unknown word. */
export const roots: readonly string[] = readLines('roots.en.txt');

const endings = ['s', 'es', 'ed', 'ing', 'in', 'er', 'ers', 'y', 'z', 'ish'];

/** Later lists win: a foreign rude word that is innocent in English counts as English. */
const wordLists = [...['de', 'fr', 'it', 'es'].map((language) => `languages/words.${language}.tsv`), 'words.en.tsv'];
for (const list of wordLists) for (const line of readLines(list)) addLine(line);
export const uninflectedWords: readonly ListedWord[] = [...listedWords.values()];
for (const listed of uninflectedWords) for (const ending of endings) addInflection(listed, ending);

function addLine(line: string): void {
  const [word = '', action = '', severity = '', kind = '', plain] = line.split('\t');
  const listed: ListedWord = {
    word,
    action: actionCodes[action] ?? 'hold',
    severity: Number(severity),
    kind,
    isStandardSpelling: plain === '=',
  };
  if (!word.includes(' ')) {
    listedWords.set(word, listed);
    return;
  }
  const parts = word.split(' ');
  const first = parts[0] ?? '';
  listedPhrases.set(first, [...(listedPhrases.get(first) ?? []), { parts, listed }]);
}

function addInflection(listed: ListedWord, ending: string): void {
  if (listed.word.length < 3 || listed.action === 'disguised') return;
  const longer = listed.word + ending;
  if (!listedWords.has(longer) && !isDictionaryWord(longer)) listedWords.set(longer, listed);
}

/** Phrases that make a listed word innocent, by each of their words. */
export const innocentPhrases = new Map<string, { readonly parts: readonly string[]; readonly at: number }[]>();
for (const line of readLines('allow.en.txt')) {
  const parts = line.split(' ');
  for (const [at, word] of parts.entries())
    innocentPhrases.set(word, [...(innocentPhrases.get(word) ?? []), { parts, at }]);
}
