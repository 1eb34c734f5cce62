import { readFileSync } from 'node:fs';
import { lazy } from '../../../platform/lazy.ts';
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

/** A listed word whose letters are spread over several tokens. */
export interface SpreadWord {
  readonly listed: ListedWord;
  readonly start: number;
  readonly end: number;
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

type Phrases<Entry> = Map<string, ({ readonly parts: readonly string[] } & Entry)[]>;

interface Lexicon {
  /** Single words with their inflections. */
  readonly words: Map<string, ListedWord>;
  readonly uninflected: readonly ListedWord[];
  /** By their first word. */
  readonly phrases: Phrases<{ readonly listed: ListedWord }>;
  /** Found in any longer unknown word. */
  readonly roots: readonly string[];
  /** Phrases that make a listed word innocent, by each of their words. */
  readonly innocentPhrases: Phrases<{ readonly at: number }>;
}

export const lexicon = lazy(readLexicon);

const endings = ['s', 'es', 'ed', 'ing', 'in', 'er', 'ers', 'y', 'z', 'ish'];

/** Later lists win: a foreign rude word that is innocent in English counts as English. */
const wordLists = [...['de', 'fr', 'it', 'es'].map((language) => `languages/words.${language}.tsv`), 'words.en.tsv'];

function readLexicon(): Lexicon {
  const words: Lexicon['words'] = new Map();
  const phrases: Lexicon['phrases'] = new Map();
  for (const list of wordLists) for (const line of readLines(list)) addLine(line, words, phrases);
  const uninflected = [...words.values()];
  for (const listed of uninflected) for (const ending of endings) addInflection(words, listed, ending);
  return { words, uninflected, phrases, roots: readLines('roots.en.txt'), innocentPhrases: readInnocentPhrases() };
}

function readInnocentPhrases(): Lexicon['innocentPhrases'] {
  const phrases: Lexicon['innocentPhrases'] = new Map();
  for (const line of readLines('allow.en.txt')) {
    const parts = line.split(' ');
    for (const [at, word] of parts.entries()) phrases.set(word, [...(phrases.get(word) ?? []), { parts, at }]);
  }
  return phrases;
}

function addLine(line: string, words: Lexicon['words'], phrases: Lexicon['phrases']): void {
  const [word = '', action = '', severity = '', kind = '', plain] = line.split('\t');
  const listed: ListedWord = {
    word,
    action: actionCodes[action] ?? 'hold',
    severity: Number(severity),
    kind,
    isStandardSpelling: plain === '=',
  };
  if (!word.includes(' ')) {
    words.set(word, listed);
    return;
  }
  const parts = word.split(' ');
  const first = parts[0] ?? '';
  phrases.set(first, [...(phrases.get(first) ?? []), { parts, listed }]);
}

function addInflection(words: Lexicon['words'], listed: ListedWord, ending: string): void {
  if (listed.word.length < 3 || listed.action === 'disguised') return;
  const longer = listed.word + ending;
  if (!words.has(longer) && !isDictionaryWord(longer)) words.set(longer, listed);
}
