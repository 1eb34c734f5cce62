import * as z from 'zod';
import type { Card } from '#contract/cards.ts';
import type { EndpointDefinition } from '#contract/shared/endpoint.ts';
import type { Route } from '../platform/http/serve.ts';
import type { Module } from '../platform/module.ts';

declare module '../platform/module.ts' {
  interface Module {
    /** The kinds of card that the module brings. Decks depend on their order, so a new kind comes last in its module. */
    readonly cardKinds?: readonly CardKind[];
  }
}

export const nonEmpty = z.string().trim().min(1);

const age = z.number().int().min(6).max(13);

/** A second reader solved it without knowing the answer, checked whether the fact is true, or proofread it. */
export const waysOfChecking = ['answered blind', 'fact judged', 'read again'] as const;

/** Fields of every item in the folder `content`. */
export const commonFields = {
  id: z.string().regex(/^[a-z0-9]{8}$/, 'id must be 8 of a-z and 0-9'),
  /** Only items marked so are shown to children: they have passed our checks. No page says that a person reviewed them. */
  reviewed: z.boolean(),
  /** For children from and to this age, both counted; 13 means 13 and older. */
  ages: z.tuple([age, age]).refine(([from, to]) => from <= to, 'ages are from and to'),
  /** How and when it was last checked before it was let in. No name: nobody vouches for it in person. */
  checked: z.strictObject({ how: z.enum(waysOfChecking), on: z.iso.date() }),
  /** How we know that it is true: a sentence with what a grown-up can look up, and where. */
  source: nonEmpty.optional(),
};

/** One thing to read, guess or laugh about, answers and all. It stays on the server; the browser gets cards. */
export interface ContentItem {
  readonly id: string;
  readonly kind: string;
  readonly reviewed: boolean;
  /** For children of all ages when it is missing. */
  readonly ages?: readonly [from: number, to: number];
  readonly source?: string | undefined;
  /** What was generated here was not checked by a reader. */
  readonly checked?: { readonly how: string; readonly on: string };
  readonly difficulty?: string;
}

export type Outcome = 'solved' | 'revealed' | 'answered' | 'reacted' | 'seen';

/** What one child has done with a card. */
export interface CardState {
  readonly outcome: Outcome | null;
  /** Letter of a trivia answer, or reaction to a joke. */
  readonly choice: string | null;
  readonly lastGuesses: readonly string[] | null;
}

export const untouched: CardState = { outcome: null, choice: null, lastGuesses: null };

/** A call on a card, without its id. */
export interface Move {
  readonly endpoint: EndpointDefinition;
  readonly body: object | undefined;
}

/** How a card can be played, for the children of the demo. */
export interface Moves {
  readonly right: readonly Move[];
  readonly wrong?: readonly Move[];
  readonly giveUp?: Move;
}

/** What the content check reads of an item. */
export interface ItemTexts {
  /** Tells an item from others of its kind. */
  readonly heading: string;
  /** Everything that a child gets to read. */
  readonly shown: readonly string[];
  readonly answer?: string;
  /** What else counts as the answer. */
  readonly accepts?: readonly string[];
  /** Items of one form may begin alike. */
  readonly form?: string | undefined;
  /** The answer is one of the words of the question. */
  readonly choosesWord?: boolean;
  /** Shown only after the child has answered. */
  readonly after?: readonly string[];
  /** Titles and names of one or two words, which children read too: a reading grade says nothing about them. */
  readonly names?: readonly string[];
}

/** What good content keeps to. */
export interface ContentRule<Item extends ContentItem = ContentItem> {
  /** As in "not each id once". */
  readonly name: string;
  findFaults(items: readonly Item[]): string[];
}

export interface ItemSource<Item extends ContentItem> {
  /** In the folder `content`: a file, or a folder of files. */
  readonly path: string;
  readonly shape: z.ZodType<Item>;
  /** What all items of a file have in common, by its name without `.json`. */
  fieldsOfFile?(name: string): object;
  /** So many keep the feed fresh for weeks. */
  readonly atLeast?: number;
  readonly needsSource?: boolean;
  texts(item: Item): ItemTexts;
  readonly rules?: readonly ContentRule<Item>[];
}

/** All that the product knows about a kind of card. Feed, content check and demo take them as a list. */
export interface CardKind<Item extends ContentItem = ContentItem> {
  readonly name: Item['kind'];
  readonly source: ItemSource<Item>;
  /** How often it comes in the feed, against the weights of all other kinds and of posts (P21). */
  readonly weight: number;
  /** Whether each child has a state of their own. A card without one counts as seen once it was shown (P22). */
  readonly hasState: boolean;
  /** The card that a child sees. Its answer is in there only once the child has earned or revealed it. */
  present(item: Item, state: CardState): Card;
  readonly routes?: readonly Route[];
  moves?(item: Item): Moves;
  /** The stats that it adds to a child's public profile. */
  readonly stats?: NonNullable<Module['stats']>;
}
