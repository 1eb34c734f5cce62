import { type Features, featuresWith, findFeatures, hashFeatures, type Places, type Turn } from './features.ts';
import { asIfTranslated, asWritten, inEnglish, type Language } from './languages.ts';

/** Of the heads for other languages: 1 MB for each language. With a quarter of it they found about four in a hundred less. */
export const LANGUAGE_FEATURE_COUNT = 3 << 18;

/** There are too few authors to tell which features matter, so each has a place, and shares it with others. */
const shared: Places = {
  count: LANGUAGE_FEATURE_COUNT,
  findPlace: (hash) => Math.floor((hash >>> 0) * PLACES_PER_HASH),
};
const PLACES_PER_HASH = LANGUAGE_FEATURE_COUNT / 2 ** 32;

const seeds: Readonly<Record<Language, number>> = { de: 0x1234567, es: 0x2345671, fr: 0x3456712 };

/** A text read word by word in English, and the text itself with its spelling. */
export function findLanguageFeatures(turns: readonly Turn[], language: Language): Features {
  const translated = findFeatures(hashFeatures(inEnglish(turns, language)), shared);
  const own = findFeatures(hashFeatures(asWritten(turns)), shared);
  const scattered = own.indexes.map((index) => scatter(index, seeds[language]));
  return featuresWith(
    [...translated.indexes.subarray(0, translated.lettersFrom), ...scattered.subarray(0, own.lettersFrom)],
    [...translated.indexes.subarray(translated.lettersFrom), ...scattered.subarray(own.lettersFrom)],
  );
}

/** For training: what the heads of other languages learn from an English text. */
export function findTranslatedFeatures(turns: readonly Turn[]): Features {
  return findFeatures(hashFeatures(asIfTranslated(turns)), shared);
}

function scatter(index: number, seed: number): number {
  return (Math.imul(index + seed, 0x2c1b3c6d) >>> 9) % LANGUAGE_FEATURE_COUNT;
}
