import { en } from './en.ts';

/** A sentence, or one a plural category; `{count}` chooses. Others than English may need few, many and the like. */
type Sentence = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);

export type Key = keyof typeof en;
export type Catalogue = { readonly [K in Key]: Sentence };
export type Locale = keyof typeof catalogues;

/** The names in braces: 'Digit {place} of {length}' needs place and length. */
type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type VarsOf<Entry> = Entry extends string ? Names<Entry> : Names<Entry[keyof Entry]> | 'count';
type Vars<K extends Key> = {
  [Name in VarsOf<(typeof en)[K]> & string]: Name extends 'count' ? number : string | number;
};
type Args<K extends Key> = [VarsOf<(typeof en)[K]>] extends [never] ? [] : [vars: Vars<K>];

// Other languages come as lazy chunks: es: () => import('./es.ts').then((file) => file.es).
const catalogues = {
  en: async (): Promise<Catalogue> => en,
};

let locale: Locale = 'en';
let sentences: Catalogue = en;
let plurals = new Intl.PluralRules(locale);

/** Says a sentence of the catalogue. A missing key or a missing variable does not compile. */
export function t<K extends Key>(key: K, ...[vars]: Args<K>): string {
  return fill(sentences[key], vars ?? {});
}

/** Loads a language and sets the page's; whoever shows text must render again, so set it before the first render. */
export async function setLocale(next: Locale): Promise<void> {
  sentences = await catalogues[next]();
  locale = next;
  plurals = new Intl.PluralRules(next);
  document.documentElement.lang = next;
}

export function currentLocale(): Locale {
  return locale;
}

function fill(sentence: Sentence, vars: Readonly<Record<string, string | number>>): string {
  const text =
    typeof sentence === 'string' ? sentence : (sentence[plurals.select(Number(vars['count']))] ?? sentence.other);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = vars[name];
    return typeof value === 'number' ? value.toLocaleString(locale) : (value ?? whole);
  });
}
