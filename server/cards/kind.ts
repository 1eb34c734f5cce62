import * as z from 'zod';
import type { Card } from '#contract/cards.ts';
import type { EndpointDefinition } from '#contract/shared/endpoint.ts';
import type { Route } from '../platform/http/serve.ts';
import type { Module } from '../platform/module.ts';

declare module '../platform/module.ts' {
  interface Module {
    /** The module's kinds of card. Decks depend on their order, so add a new kind at the end. */
    readonly cardKinds?: readonly CardKind[];
  }
}

export const nonEmpty = z.string().trim().min(1);

const age = z.number().int().min(6).max(13);

/** A second reader solved it without knowing the answer, checked whether the fact is true, or proofread it. */
const checkMethods = ['answered blind', 'fact judged', 'read again'] as const;

/** Fields of every item in the folder `content`. */
export const commonFields = {
  id: z.string().regex(/^[a-z0-9]{8}$/, 'id must be 8 of a-z and 0-9'),
  /**
   * Only items with this mark are shown to children: they have passed our checks. It does not say that a person reviewed them.
   */
  reviewed: z.boolean(),
  /** From and to, both inclusive; 13 means 13 and older. */
  ages: z.tuple([age, age]).refine(([from, to]) => from <= to, 'ages are from and to'),
  /** How and when it was last checked before it was added. No name, because no single person vouches for it. */
  checked: z.strictObject({ how: z.enum(checkMethods), on: z.iso.date() }),
  /** One sentence on how we know that it is true, and where a grown-up can look it up. */
  source: nonEmpty.optional(),
};

/** One item to read, guess or laugh at, including its answers. It stays on the server; the browser gets cards. */
export interface ContentItem {
  readonly id: string;
  readonly kind: string;
  readonly reviewed: boolean;
  /** Missing means for all ages. */
  readonly ages?: readonly [from: number, to: number];
  readonly source?: string | undefined;
  /** Generated items have none, because no reader checked them. */
  readonly checked?: { readonly how: string; readonly on: string };
  readonly difficulty?: string;
}

export type Outcome = 'solved' | 'revealed' | 'answered' | 'reacted' | 'seen';

export interface CardState {
  readonly outcome: Outcome | null;
  /** The letter of a trivia answer, or the reaction to a joke. */
  readonly choice: string | null;
  readonly lastGuesses: readonly string[] | null;
}

export const untouched: CardState = { outcome: null, choice: null, lastGuesses: null };

/** A call on a card, without its id. */
export interface Move {
  readonly endpoint: EndpointDefinition;
  readonly body: object | undefined;
}

/** How a card can be played. Used by the children of the demo. */
export interface Moves {
  readonly right: readonly Move[];
  readonly wrong?: readonly Move[];
  readonly giveUp?: Move;
}

/** What the content check looks at. */
export interface ItemTexts {
  /** Unique among items of its kind. */
  readonly heading: string;
  /** Everything that a child can read. */
  readonly shown: readonly string[];
  readonly answer?: string;
  /** Other accepted answers. */
  readonly accepts?: readonly string[];
  /** Items of the same form may start with the same words. */
  readonly form?: string | undefined;
  /** The answer is one of the words in the question. */
  readonly choosesWord?: boolean;
  /** Shown only after the child has answered. */
  readonly after?: readonly string[];
  /** Titles and names of one or two words. Children read them too, but a reading grade means nothing for them. */
  readonly names?: readonly string[];
}

/** A rule that good content follows. */
export interface ContentRule<Item extends ContentItem = ContentItem> {
  /** Completes the sentence "not ...", as in "not each id once". */
  readonly name: string;
  findFaults(items: readonly Item[]): string[];
}

export interface ItemSource<Item extends ContentItem> {
  /** A file or a folder of files inside `content`. */
  readonly path: string;
  readonly shape: z.ZodType<Item>;
  /** Fields that all items of a file share, from its name without `.json`. */
  fieldsOfFile?(name: string): object;
  /** Enough items to keep the feed fresh for weeks. */
  readonly atLeast?: number;
  readonly needsSource?: boolean;
  texts(item: Item): ItemTexts;
  readonly rules?: readonly ContentRule<Item>[];
}

/** Everything the product knows about a kind of card. Feed, content check and demo work with the list of kinds. */
export interface CardKind<Item extends ContentItem = ContentItem> {
  readonly name: Item['kind'];
  readonly source: ItemSource<Item>;
  /** How often it appears in the feed, relative to all other kinds and posts (docs/product-decisions.md, P21). */
  readonly weight: number;
  /** Whether each child has their own state of the card. A card without one counts as read once it was in view (docs/product-decisions.md, P23). */
  readonly hasState: boolean;
  /** The card as a child sees it. It includes the answer only if the child has solved or revealed it. */
  present(item: Item, state: CardState): Card;
  readonly routes?: readonly Route[];
  moves?(item: Item): Moves;
  /** The stats it adds to a child's public profile. */
  readonly stats?: NonNullable<Module['stats']>;
}
