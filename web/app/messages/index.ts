import type { en } from './en.ts';

/** A sentence, or one a plural category; `{count}` chooses. Others than English may need few, many and the like. */
type Sentence = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);
type Sentences = Readonly<Record<string, Sentence>>;

export type Catalogue = { readonly [K in keyof typeof en]: Sentence };
export type Locale = 'en' | keyof typeof translations;

/** The names in braces: 'Digit {place} of {length}' needs place and length. */
type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type VarsOf<Entry> = Entry extends string ? Names<Entry> : Names<Entry[keyof Entry]> | 'count';
type Vars<Entry> = { [Name in VarsOf<Entry> & string]: Name extends 'count' ? number : string | number };
type Args<Entry> = [VarsOf<Entry>] extends [never] ? [] : [vars: Vars<Entry>];

// Other languages come as lazy chunks: es: () => import('./es.ts').then((file) => file.es).
const translations = {} satisfies Record<string, () => Promise<Catalogue>>;

let locale: Locale = 'en';
let translated: Sentences = {};
let plurals = new Intl.PluralRules(locale);

/** Says a sentence in the language of the page. A missing key or a missing variable does not compile. */
export type Speak<Own> = <K extends keyof Own & string>(key: K, ...[vars]: Args<Own[K]>) => string;

/** Makes the `t` of a room from its English sentences, so that a page loads those of its own rooms only. */
export function speaker<const Own extends Sentences>(own: Own): Speak<Own> {
  return (key, ...[vars]) => fill(translated[key] ?? (own[key] as Sentence), vars ?? {});
}

/** Loads a language and sets the page's; whoever shows text must render again, so set it before the first render. */
export async function setLocale(next: Locale): Promise<void> {
  const load: (() => Promise<Catalogue>) | undefined = (translations as Record<string, () => Promise<Catalogue>>)[next];
  translated = (await load?.()) ?? {};
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
