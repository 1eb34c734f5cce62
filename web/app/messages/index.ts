import type { Language } from '#contract/shared/languages.ts';
import type { RefusalSentence } from './en/refusals.ts';
import type { en } from './en.ts';

/** A sentence, or one a plural category; `{count}` chooses. Others than English may need few, many and the like. */
export type Sentence = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);
type Sentences = Readonly<Record<string, Sentence>>;

/** What a translator writes: every sentence by its key, and every refusal by its English words. */
export type Catalogue = { readonly [K in keyof typeof en]: Sentence } & { readonly [K in RefusalSentence]: string };
/** Finds a sentence in another language by its key, and answers the English one where there is none. */
export type Translate = (key: string, english: Sentence) => Sentence;

/** The names in braces: 'Digit {place} of {length}' needs place and length. */
type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type VarsOf<Entry> = Entry extends string ? Names<Entry> : Names<Entry[keyof Entry]> | 'count';
type Vars<Entry> = { [Name in VarsOf<Entry> & string]: Name extends 'count' ? number : string | number };
type Args<Entry> = [VarsOf<Entry>] extends [never] ? [] : [vars: Vars<Entry>];

let locale: Language = 'en';
let translate: Translate = (_, english) => english;
let plurals = new Intl.PluralRules(locale);

/** Says a sentence in the language of the page. A missing key or a missing variable does not compile. */
export type Speak<Own> = <K extends keyof Own & string>(key: K, ...[vars]: Args<Own[K]>) => string;

/** Makes the `t` of a room from its English sentences, so that a page loads those of its own rooms only. */
export function speaker<const Own extends Sentences>(own: Own): Speak<Own> {
  return (key, ...[vars]) => fill(translate(key, own[key] as Sentence), vars ?? {});
}

/** Says what the server or a shape of the contract refuses with; their English words are its key. */
export function sayRefusal(english: string): string {
  return translate(english, english) as string;
}

/** From now on all is said in this language; whoever shows text must render again. */
export function speak(language: Language, translation: Translate): void {
  locale = language;
  translate = translation;
  plurals = new Intl.PluralRules(language);
}

export function currentLocale(): Language {
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
