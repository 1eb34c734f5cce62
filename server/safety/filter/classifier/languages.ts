import { lazy } from '../../../platform/lazy.ts';
import type { Word } from '../text/sentence.ts';
import { readLines } from '../words/lexicon.ts';
import type { Turn } from './features.ts';

/** Besides English, the languages that the heads know. */
export const languages = ['de', 'es', 'fr'] as const;
export type Language = (typeof languages)[number];

/** By word of a language: the English word that comes closest. */
type Glossary = ReadonlyMap<string, string>;

const glossaries: Readonly<Record<Language, () => Glossary>> = {
  de: lazy(() => readGlossary('de')),
  es: lazy(() => readGlossary('es')),
  fr: lazy(() => readGlossary('fr')),
};

export function readGlossaryFile(language: Language): string {
  return readLines(`languages/gloss.${language}.txt`).join('\n');
}

/** Lines: `english: word word`. A word that is in several lines has the meaning of the first. */
function readGlossary(language: Language): Glossary {
  const glossary = new Map<string, string>();
  for (const line of readGlossaryFile(language).split('\n')) {
    const [english = '', words = ''] = line.split(': ');
    for (const word of words.split(' ')) if (!glossary.has(word)) glossary.set(word, english);
  }
  return glossary;
}

const glosses = lazy(() => new Set(languages.flatMap((language) => [...glossaries[language]().values()])));

const MIN_KNOWN_WORDS = 3;
const MIN_KNOWN_SHARE = 0.5;

/** The language of which a text has most words, if it has enough of them. */
export function detectLanguage(turns: readonly Turn[]): Language | undefined {
  const words = turns.flatMap((turn) => turn.words.map(getWrittenForm)).filter(isWord);
  if (words.length < MIN_KNOWN_WORDS) return undefined;
  let language: Language | undefined;
  let most = Math.max(MIN_KNOWN_WORDS, words.length * MIN_KNOWN_SHARE) - 1;
  for (const candidate of languages) {
    const glossary = glossaries[candidate]();
    const known = words.filter((word) => glossary.has(word)).length;
    if (known <= most) continue;
    language = candidate;
    most = known;
  }
  return language;
}

export function isWordIn(language: Language, word: Word): boolean {
  return glossaries[language]().has(getWrittenForm(word));
}

/** The words as they are written, without the readings of English abbreviations and misspellings. */
export function asWritten(turns: readonly Turn[]): Turn[] {
  return mapWords(turns, (word) => ({ ...word, text: getWrittenForm(word) }));
}

/** The text word by word in English, so that what English lines taught holds for it. Numbers stay. */
export function inEnglish(turns: readonly Turn[], language: Language): Turn[] {
  const glossary = glossaries[language]();
  return mapWords(turns, (word) => {
    const written = getWrittenForm(word);
    const text = isWord(written) ? (translateWord(written, glossary, language) ?? UNKNOWN) : written;
    return { ...word, text, isCapitalized: false };
  });
}

const endings: Readonly<Record<Language, readonly string[]>> = {
  de: ['e', 'en', 'er', 'es', 'em', 'n', 't', 'st', 's'],
  es: [
    's',
    'es',
    'me',
    'te',
    'lo',
    'la',
    'le',
    'los',
    'las',
    'nos',
    'se',
    'selo',
    'melo',
    'ito',
    'ita',
    'itos',
    'itas',
  ],
  fr: ['s', 'e', 'es', 'x', 'z', 'r', 'nt', 't'],
};
/** What a stem has where its ending was. */
const stemEndings: Readonly<Record<Language, readonly string[]>> = {
  de: ['', 'en', 'e'],
  es: ['', 'o', 'a'],
  fr: ['', 'er'],
};

const MIN_STEM = 3;
const MIN_LAST_PART = 4;

/** Also of a word with another ending, and in German of the last part of a compound: a Handynummer is a number. */
function translateWord(word: string, glossary: Glossary, language: Language): string | undefined {
  const known = glossary.get(word);
  if (known !== undefined) return known;
  for (const ending of endings[language]) {
    if (!word.endsWith(ending) || word.length - ending.length < MIN_STEM) continue;
    const stem = word.slice(0, word.length - ending.length);
    for (const other of stemEndings[language]) {
      const meaning = glossary.get(stem + other);
      if (meaning !== undefined) return meaning;
    }
  }
  return language === 'de' ? meaningOfLastPart(word, glossary) : undefined;
}

function meaningOfLastPart(word: string, glossary: Glossary): string | undefined {
  for (let from = 2; from <= word.length - MIN_LAST_PART && from < MAX_FIRST_PART; from += 1) {
    const meaning = glossary.get(word.slice(from));
    if (meaning !== undefined) return meaning;
  }
  return undefined;
}

const MAX_FIRST_PART = 20;

/** An English text as if it had been translated: only with words of the glossaries. */
export function asIfTranslated(turns: readonly Turn[]): Turn[] {
  return turns.map(({ words, isOther }) => ({
    words: words.map((word) => {
      const isKnown = !isWord(word.text) || glosses().has(word.text);
      return { ...word, text: isKnown ? word.text : UNKNOWN, isCapitalized: false };
    }),
    isOther,
  }));
}

/** Stands for a word of which nothing is known. */
const UNKNOWN = '~';

function mapWords(turns: readonly Turn[], read: (word: Word) => Word): Turn[] {
  return turns.map(({ words, isOther }) => ({
    words: words.filter(({ written }) => written !== '').map(read),
    isOther,
  }));
}

function isWord(text: string): boolean {
  return text >= 'a';
}

/** `jaaaa` is `ja`. */
function getWrittenForm({ written }: Word): string {
  return written.replace(/([a-z])\1{2,}/g, '$1');
}
