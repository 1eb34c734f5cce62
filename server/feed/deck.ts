import { type CardKind, cardKinds } from '#contract/cards.ts';
import { hash32, randomFrom } from '../platform/random.ts';
import { Chooser, type Pile } from './card-picker.ts';

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
  /** 1 at the places of cards that this child had settled or seen when the deck began. */
  readonly done: Uint8Array;
  /** How many posts there are for this child, newest first. */
  readonly posts: number;
  /** Whether the first of the posts lies on top of the deck. */
  readonly postOnTop: boolean;
  /** Old favourites: what was done before instead of what is new. */
  readonly again: boolean;
}

/** A deck that is dealt as far as somebody has read: most children put it away after a few pages. */
export interface Dealing {
  /** Of the whole deck. */
  readonly length: number;
  /** Its first cards, as many as there are: each a place in the library, or for the nth post (from 0) `-1 - n`. */
  upTo(count: number): readonly number[];
}

/** Begins to deal a deck. The same seed and ingredients give the same order, however it is asked for. */
export function deal(seed: number, from: Ingredients): Dealing {
  const { cards, posts } = pilesOf(seed, from);
  return dealOut([...cards, posts], posts, from.postOnTop ? [-1] : []);
}

function pilesOf(seed: number, from: Ingredients) {
  const random = randomFrom(seed);
  return { cards: cardKinds.map((kind) => cardPile(kind, seed, random, from)), posts: postPile(random, from) };
}

/** On its own, so that a deck keeps its piles in memory, and nothing that they were made from. */
function dealOut(piles: readonly Pile[], posts: Pile, order: number[]): Dealing {
  const length = piles.reduce((sum, { size }) => sum + size, order.length);
  const chooser = new Chooser(piles, posts, order.length);
  return {
    length,
    upTo: (count) => {
      while (order.length < Math.min(count, length)) order.push(chooser.next());
      return order.slice(0, count);
    },
  };
}

/** Whether something done comes back in the deck of this seed. */
export function comesBack(seed: number, id: string): boolean {
  return isDrawn(seed, hash32(0, id));
}

/** Of the cards that are left any one may be next. */
function cardPile(kind: CardKind, seed: number, random: () => number, from: Ingredients): Pile {
  const cards = new Uint16Array(placesIn(kind, seed, from));
  const pile: Pile = {
    weight: weights[kind],
    credit: (random() - 0.5) * MIX,
    size: cards.length,
    take: () => {
      const chosen = Math.floor(random() * pile.size);
      const card = cards[chosen] ?? 0;
      pile.size -= 1;
      cards[chosen] = cards[pile.size] ?? 0;
      return card;
    },
  };
  return pile;
}

function placesIn(kind: CardKind, seed: number, { items, placesOf, done, again }: Ingredients): number[] {
  const lots = lotsOf(items);
  if (again) return placesOf[kind].filter((place) => done[place] === 1);
  return placesOf[kind].filter((place) => done[place] === 0 || isDrawn(seed, lots[place] ?? 0));
}

function postPile(random: () => number, { posts, postOnTop }: Ingredients): Pile {
  let next = postOnTop ? 1 : 0;
  const pile: Pile = {
    weight: weights.post,
    credit: (random() - 0.5) * MIX,
    size: posts - next,
    take: () => {
      pile.size -= 1;
      next += 1;
      return -next;
    },
  };
  return pile;
}

const MIX = Object.values(weights).reduce((sum, weight) => sum + weight, 0);

/** The half of each lot that does not depend on the deck, worked out once for a library. */
const knownLots = new WeakMap<Ingredients['items'], Uint32Array>();

function lotsOf(items: Ingredients['items']): Uint32Array {
  const known = knownLots.get(items);
  if (known) return known;
  const lots = Uint32Array.from(items, ({ id }) => hash32(0, id));
  knownLots.set(items, lots);
  return lots;
}

function isDrawn(seed: number, lot: number): boolean {
  return hash32(seed ^ lot, '') < RETURNS * 2 ** 32;
}
