import { readFileSync } from 'node:fs';
import { isDictionaryWord } from './dictionary.ts';

/** What the lists say of a word: what is done with it, how bad it is, of which kind it is. */
export interface ListedWord {
  readonly word: string;
  /** `disguised`: innocent as it stands, but not when somebody takes the trouble to hide it. */
  readonly action: 'refuse' | 'hold' | 'mask' | 'disguised';
  readonly severity: number;
  readonly kind: string;
  /** Spelt as dictionaries do, so that a mask may stand for any of its letters. */
  readonly isStandardSpelling: boolean;
}

const actionCodes: Readonly<Record<string, ListedWord['action']>> = {
  r: 'refuse',
  h: 'hold',
  m: 'mask',
  s: 'disguised',
};

/** The lines of one of the filter's lists, without remarks. */
export function readLines(name: string): string[] {
  return readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** Every listed single word with its endings. */
export const listedWords = new Map<string, ListedWord>();
/** Listed phrases by their first word. */
export const listedPhrases = new Map<string, { readonly parts: readonly string[]; readonly listed: ListedWord }[]>();
/** Words that are read inside longer unknown ones wherever they stand. */
export const roots: readonly string[] = readLines('roots.en.txt');

const endings = ['s', 'es', 'ed', 'ing', 'in', 'er', 'ers', 'y', 'z', 'ish'];

/** The later ones win: a word of theirs that is innocent in English is English. */
const wordLists = ['words.de.tsv', 'words.fr.tsv', 'words.it.tsv', 'words.es.tsv', 'words.en.tsv'];
for (const list of wordLists) for (const line of readLines(list)) addLine(line);
/** The words as they stand in the lists. */
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

/** Innocent surroundings of a listed word, by each word of the phrase. */
export const innocentPhrases = new Map<string, { readonly parts: readonly string[]; readonly at: number }[]>();
for (const line of readLines('allow.en.txt')) {
  const parts = line.split(' ');
  for (const [at, word] of parts.entries())
    innocentPhrases.set(word, [...(innocentPhrases.get(word) ?? []), { parts, at }]);
}
