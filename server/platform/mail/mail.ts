import type { WrittenLanguage } from '#contract/shared/languages.ts';

/** Words in a mail, with links and stressed words among them. Everything is escaped where it is shown. */
export type Words = string | readonly Word[];
type Word = string | Link | { readonly strong: string };

export interface Link {
  readonly link: string;
  readonly url: string;
}

/** The tones of the round marks in a summary. */
export type Tone = 'leaf' | 'sky' | 'sun';

/** A piece of a mail. Words alone are a paragraph. */
export type MailPart =
  | Words
  /** The one thing to do. `isQuiet` is for a second choice. */
  | { readonly button: string; readonly url: string; readonly isQuiet?: boolean }
  | { readonly heading: string }
  | { readonly small: Words }
  /** Three lines that a busy parent reads: a round mark of one letter, the point, and a word more. */
  | { readonly summary: readonly { mark: string; tone: Tone; point: string; more: string }[] }
  /** A name and what belongs to it, line by line. */
  | { readonly rows: readonly (readonly [name: string, value: string])[] }
  | { readonly list: readonly string[] }
  | { readonly box: readonly MailPart[] }
  /** Something to type in or to run, in large letters. */
  | { readonly code: string }
  /** A bar for each name; `part` is its share of the longest one, from 0 to 1. */
  | { readonly bars: readonly { name: string; part: number; tone: Tone; value: string }[] }
  /** Large numbers, each with what it counts. */
  | { readonly figures: readonly (readonly [number: string, what: string])[] }
  /** Something to be glad about, with the frog. */
  | { readonly cheer: string }
  /** What somebody else wrote. It keeps its line breaks. */
  | { readonly quote: string }
  /** The details begin here. */
  | { readonly divider: string };

/** The content of a mail, without its recipient. */
export interface MailContent {
  readonly subject: string;
  /** Above the words; by default the subject. */
  readonly title?: string;
  /** What an inbox shows after the subject; by default the first paragraph. */
  readonly preview?: string;
  readonly parts: readonly MailPart[];
  /** Why this mail came, and how to stop it: small, below the operator's name and address. */
  readonly ending?: readonly Words[];
  /** An address that takes the POST of a mail program's own unsubscribe button (RFC 8058). Only for mails that may be stopped. */
  readonly unsubscribeUrl?: string;
  /** Where replies go, if not to the operator. */
  readonly replyTo?: string;
  readonly language?: WrittenLanguage;
}

/** A mail as the modules write it. How it looks is decided in this folder alone. */
export interface Mail extends MailContent {
  readonly to: string;
  /** Unique. A mail that is sent again after a crash keeps it, so that mailboxes show it once. */
  readonly id?: string;
}

/** Whose mails these are. They stand at the end of each. */
export interface MailOperator {
  readonly operatorName: string | null;
  readonly operatorAddress: string | null;
  readonly contactEmail: string | null;
  readonly publicUrl: string;
}

/** Words with links and stressed words where a template has its blanks. */
export function words(texts: TemplateStringsArray, ...blanks: readonly Word[]): Words {
  return texts.flatMap((text, at): Word[] => [text, blanks[at] ?? '']);
}

/** The words without their links. */
export function plainWords(words: Words): string {
  if (typeof words === 'string') return words;
  return words.map((word) => (typeof word === 'string' ? word : 'link' in word ? word.link : word.strong)).join('');
}

export function findLinks(words: Words): readonly Link[] {
  return typeof words === 'string' ? [] : words.filter((word) => typeof word === 'object' && 'link' in word);
}

export function isWords(part: MailPart): part is Words {
  return typeof part === 'string' || Array.isArray(part);
}
