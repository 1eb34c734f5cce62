import type { Language } from '#contract/shared/languages.ts';
import { browserLocales } from './browser-locales.ts';
import { common } from './en.ts';

/** A sentence, or one for each plural category; `{count}` chooses. Other languages may need few, many and the like. */
export type Message = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);
export type Messages = Readonly<Record<string, Message>>;

/** What a file of another language holds: the same keys as the English one beside it. */
export type Translation<English extends Messages> = { readonly [Key in keyof English]: Message };

/** Finds a message in another language by its key. Answers the English one where there is none. */
export type Translate = (key: string, english: Message) => Message;

/** The names in braces: 'Digit {place} of {length}' needs place and length. */
type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type NamesOf<Entry> = Entry extends string ? Names<Entry> : Names<Entry[keyof Entry]> | 'count';
type Variables<Entry> = { [Name in NamesOf<Entry> & string]: Name extends 'count' ? number : string | number };
type Args<Entry> = [NamesOf<Entry>] extends [never] ? [] : [variables: Variables<Entry>];

/** Answers a message in the language of the page. A missing key or a missing variable does not compile. */
export type Translator<Own> = <Key extends keyof Own & string>(key: Key, ...[variables]: Args<Own[Key]>) => string;

let locale: Language = 'en';
let translate: Translate = (_, english) => english;
let plurals = new Intl.PluralRules(locale);

/** Makes the `t` of some pages from their English messages, so that a page loads no others. */
export function translator<const Own extends Messages>(own: Own): Translator<typeof common & Own> {
  const english: Messages = { ...common, ...own };
  return (key, ...[variables]) => fill(translate(key, english[key] as Message), variables ?? {});
}

/** The sentence of a problem or of a field that was filled in wrongly. As in gettext, the English sentence is the key. */
export function translateRefusal(english: string): string {
  return translate(english, english) as string;
}

/** Components that show text must render again. */
export function setLanguage(language: Language, translation: Translate): void {
  locale = language;
  translate = translation;
  plurals = new Intl.PluralRules(language);
}

export function currentLocale(): Language {
  return locale;
}

/**
 * How dates and times of day are written: in the words of the page, in the order and on the clock of the reader's own region. A
 * reader in Britain has 15:30 on 28 November. Numbers stay as in the language, because they stand in its sentences.
 */
export function dateLocale(): string {
  const language = new Intl.Locale(locale);
  const region = language.region ?? browserLocales().find(({ region: own }) => own !== undefined)?.region;
  return region === undefined ? language.toString() : new Intl.Locale(language, { region }).toString();
}

function fill(message: Message, variables: Readonly<Record<string, string | number>>): string {
  const text =
    typeof message === 'string' ? message : (message[plurals.select(Number(variables['count']))] ?? message.other);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = variables[name];
    return typeof value === 'number' ? value.toLocaleString(locale) : (value ?? whole);
  });
}
