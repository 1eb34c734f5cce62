import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/statement.ts';

declare module '../../platform/module.ts' {
  interface PersonalData {
    /** Chapters of a family's copy, in the order of the modules. */
    readonly copySections?: readonly CopySection[];
  }
}

/** Whose data is copied, and for whom. */
export interface CopySubject {
  readonly childId: string;
  readonly username: string;
  readonly firstName: string;
  readonly timeZone: string;
  /** Null: the young person takes their own copy. */
  readonly parentId: string | null;
  readonly now: Date;
}

/** One chapter. It shows the child's own words; of others at most usernames and counts. */
export interface CopySection {
  /** Used in paths within the copy: lower case letters. */
  readonly id: string;
  readonly title: string;
  write(context: Context, subject: CopySubject): Promise<WrittenSection>;
}

export interface WrittenSection {
  readonly blocks: readonly Block[];
  /** Long parts on pages of their own, to which the chapter links. */
  readonly pages?: readonly { readonly title: string; readonly blocks: readonly Block[] }[];
}

/** The content of a chapter, as plain text: it is escaped when the page is written. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [name: string, value: string | number])[] }
  | { readonly kind: 'entries'; readonly entries: readonly Entry[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly Cell[])[] };

export type Cell = string | number | Date;

export interface Entry {
  readonly title?: string;
  readonly text?: string;
  readonly at?: Date;
  /** A short remark: "held for review". */
  readonly note?: string;
  readonly picture?: Picture;
}

export interface Picture {
  /** The alternative text. */
  readonly alt: string;
  readonly side: number;
  readonly load: (db: Queryable) => Promise<Uint8Array>;
}

/** Numbers with their noun: "1 message", "3 messages". */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : many}`;
}
