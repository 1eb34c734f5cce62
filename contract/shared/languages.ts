/**
 * Every language that the browser app speaks, with its direction of writing. The last two are for testing, by the usual tags:
 * English with accents and longer words, and the same from right to left.
 */
export const languages = { en: 'ltr', 'en-XA': 'ltr', 'ar-XB': 'rtl' } as const;

export type Language = keyof typeof languages;

/** The first wish that can be met, by its own name or else by the part before the hyphen. */
export function bestLanguage(wishes: readonly string[]): Language {
  return wishes.flatMap((wish) => [wish, wish.split('-')[0]]).find(isLanguage) ?? 'en';
}

/** The wishes of an Accept-Language header; browsers name them in their order. */
export function acceptedLanguages(header = ''): readonly string[] {
  return header.split(',').map((wish) => wish.split(';')[0]?.trim() ?? '');
}

function isLanguage(tag: string | undefined): tag is Language {
  return Object.hasOwn(languages, tag ?? '');
}
