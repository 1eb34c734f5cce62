import { type Hashes, hashFeatures, type Turn } from './features.ts';
import { asIfTranslated, asWritten, inEnglish, type Language } from './languages.ts';

const seeds: Readonly<Record<Language, number>> = { de: 0x1234567, es: 0x2345671, fr: 0x3456712 };

/** A text read word by word in English, and the text itself with its spelling. */
export function hashLanguageFeatures(turns: readonly Turn[], language: Language): Hashes {
  const translated = hashFeatures(inEnglish(turns, language));
  const own = hashFeatures(asWritten(turns));
  const scattered = own.hashes.map((hash) => scatter(hash, seeds[language]));
  return {
    hashes: Int32Array.from([
      ...translated.hashes.subarray(0, translated.lettersFrom),
      ...scattered.subarray(0, own.lettersFrom),
      ...translated.hashes.subarray(translated.lettersFrom),
      ...scattered.subarray(own.lettersFrom),
    ]),
    lettersFrom: translated.lettersFrom + own.lettersFrom,
  };
}

/** For training: what the heads of other languages learn from an English text. */
export function hashTranslatedFeatures(turns: readonly Turn[]): Hashes {
  return hashFeatures(asIfTranslated(turns));
}

/** A word of a language is another feature than the same letters in English. */
function scatter(hash: number, seed: number): number {
  const value = hash + seed;
  return Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
}
