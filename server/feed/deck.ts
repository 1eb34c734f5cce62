import { type CardKind, cardKinds } from '#contract/cards.ts';
import { hash32, randomFrom, shuffle } from '../platform/random.ts';

/** The mix (decision 21): shares of the whole, normalised over the kinds that still have something. */
export const weights: Readonly<Record<CardKind | 'post', number>> = {
  riddle: 20,
  joke: 20,
  trivia: 10,
  poster: 10,
  fun_fact: 15,
  common_knowledge: 15,
  wordPuzzles: 10,
  post: 10,
};

/** How often something done comes back, per item and deck (decision 23). */
export const RETURNS = 0.001;

export interface Ingredients {
  readonly items: readonly { readonly id: string }[];
  readonly placesOf: Readonly<Record<CardKind, readonly number[]>>;
  /** Ids of cards that this child had settled or seen when the deck began. */
  readonly done: ReadonlySet<string>;
  /** How many posts there are for this child, newest first. */
  readonly posts: number;
  /** Whether the first of the posts lies on top of the deck. */
  readonly postOnTop: boolean;
  /** Old favourites: what was done before instead of what is new. */
  readonly again: boolean;
}

/** Order of a deck: a place in the library, or for the nth post (from 0) `-1 - n`. */
export type Order = Int32Array;

interface Pile {
  readonly weight: number;
  readonly cards: ArrayLike<number>;
  next: number;
  credit: number;
}

/** Deals a deck. Pure: the same seed and ingredients give the same order. */
export function deal(seed: number, from: Ingredients): Order {
  const random = randomFrom(seed);
  const piles = [...cardKinds.map((kind) => cardPile(kind, seed, random, from)), postPile(random, from)];
  const length = piles.reduce((sum, { cards, next }) => sum + cards.length - next, from.postOnTop ? 1 : 0);
  const order = new Int32Array(length);
  let at = 0;
  if (from.postOnTop) order[at++] = -1;
  for (let chosen = new Chooser(piles); at < length; at += 1) order[at] = chosen.next();
  return order;
}

/**
 * Picks the piles in turn, each as often as its weight says: every turn gives each pile its weight in credit, the richest
 * pays for the turn. The credits begin at random, so that no kind always comes first. An empty pile leaves its turns to the
 * others, and no pile has three turns in a row while another has cards.
 */
class Chooser {
  #full: Pile[];
  #total = 0;
  #last: Pile | undefined;
  #lastButOne: Pile | undefined;

  constructor(piles: readonly Pile[]) {
    this.#full = [];
    this.#keepFull(piles);
  }

  next(): number {
    for (const pile of this.#full) pile.credit += pile.weight;
    const pile = this.#richest();
    pile.credit -= this.#total;
    const card = pile.cards[pile.next] ?? 0;
    pile.next += 1;
    if (pile.next === pile.cards.length) this.#keepFull(this.#full);
    this.#lastButOne = this.#last;
    this.#last = pile;
    return card;
  }

  #richest(): Pile {
    const tired = this.#last === this.#lastButOne && this.#full.length > 1 ? this.#last : undefined;
    let richest: Pile | undefined;
    for (const pile of this.#full)
      if (pile !== tired && (richest === undefined || pile.credit > richest.credit)) richest = pile;
    if (!richest) throw new Error('all piles are empty');
    return richest;
  }

  #keepFull(piles: readonly Pile[]): void {
    this.#full = piles.filter(({ cards, next }) => next < cards.length);
    this.#total = this.#full.reduce((sum, { weight }) => sum + weight, 0);
  }
}

function cardPile(kind: CardKind, seed: number, random: () => number, from: Ingredients): Pile {
  const cards = from.placesOf[kind].filter((place) => belongs(from.items[place]?.id ?? '', seed, from));
  return pile(weights[kind], shuffle(cards, random), random);
}

function belongs(id: string, seed: number, { done, again }: Ingredients): boolean {
  if (again) return done.has(id);
  return !done.has(id) || hash32(seed, id) < RETURNS * 2 ** 32;
}

function postPile(random: () => number, { posts, postOnTop }: Ingredients): Pile {
  const cards = Array.from({ length: posts }, (_, n) => -1 - n);
  return { ...pile(weights.post, cards, random), next: postOnTop ? 1 : 0 };
}

function pile(weight: number, cards: ArrayLike<number>, random: () => number): Pile {
  return { weight, cards, next: 0, credit: (random() - 0.5) * MIX };
}

const MIX = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
