/**
 * Every language of the browser app, with its writing direction. The last two are for testing, with the usual tags:
 * English with accents and longer words, and the same from right to left.
 */
export const languages = { en: 'ltr', 'en-XA': 'ltr', 'ar-XB': 'rtl' } as const;

export type Language = keyof typeof languages;

/** The languages that people write in: those of the browser app without the ones for testing. */
export type WrittenLanguage = Exclude<Language, 'en-XA' | 'ar-XB'>;

/** The first wished language that we have, by its full tag or by the part before the hyphen. */
export function bestLanguage(wishes: readonly string[]): Language {
  return wishes.flatMap((wish) => [wish, wish.split('-')[0]]).find(isLanguage) ?? 'en';
}

/** The languages of an Accept-Language header, in the order of the header. */
export function acceptedLanguages(header = ''): readonly string[] {
  return header.split(',').map((wish) => wish.split(';')[0]?.trim() ?? '');
}

function isLanguage(tag: string | undefined): tag is Language {
  return Object.hasOwn(languages, tag ?? '');
}
