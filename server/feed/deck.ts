import { integer, type Random } from '#contract/rules/random.ts';
import { createFastRandom, hash32 } from '../platform/random.ts';
import { CardPicker, type Pile } from './card-picker.ts';

/** The weight of posts in the feed, next to the weights of the kinds of card (docs/product-decisions.md, P21). */
export const POST_WEIGHT = 10;

/** How often something done comes back, per item and deck (docs/product-decisions.md, P23). */
export const RETURN_RATE = 0.001;

export interface Ingredients {
  readonly kinds: readonly { readonly name: string; readonly weight: number }[];
  /** A hash of each item's id. */
  readonly hashAt: Uint32Array;
  /** The age bands that each item fits, as bits. */
  readonly bandsAt: Uint8Array;
  /** The age band of the child. Items that only fit children more than one band away are left out. */
  readonly band: number;
  /** By kind: the band whose cards come first, because the child found the others too easy or too hard. */
  readonly bandByKind: Readonly<Record<string, number>>;
  /** The indexes of the items, by the name of their kind. */
  readonly placesByKind: Readonly<Record<string, readonly number[]>>;
  /** 1 at the indexes of cards that this child had finished or seen when the deck began. */
  readonly done: Uint8Array;
  /** How many posts there are for this child, newest first. */
  readonly posts: number;
  /** Whether the deck begins with the first post. */
  readonly postOnTop: boolean;
  /** Deals old favorites (cards that the child has done) instead of new cards. */
  readonly again: boolean;
}

/** A deck that is dealt as far as the child has read, because most children stop after a few pages. */
export interface Dealing {
  /** The number of cards in the whole deck. */
  readonly length: number;
  /** Its first cards, at most `count`: each an index in the library, or `-1 - n` for the nth post (from 0). */
  upTo(count: number): readonly number[];
}

/** Starts a deck. The same seed and ingredients always give the same order, in whatever steps it is dealt. */
export function deal(seed: number, from: Ingredients): Dealing {
  const { cards, posts } = dealPiles(seed, from);
  return dealOut([...cards, posts], posts, from.postOnTop ? [-1] : []);
}

function dealPiles(seed: number, from: Ingredients) {
  const random = createFastRandom(seed);
  const total = from.kinds.reduce((sum, { weight }) => sum + weight, POST_WEIGHT);
  const startCredit = () => (random() - 0.5) * total;
  const cards = from.kinds.map(({ name, weight }) =>
    cardPile(weight, startCredit(), placesToDeal(name, seed, from), random),
  );
  return { cards, posts: postPile(startCredit(), from) };
}

function dealOut(piles: readonly Pile[], posts: Pile, order: number[]): Dealing {
  const length = piles.reduce((sum, { size }) => sum + size, order.length);
  const picker = new CardPicker(piles, posts, order.length);
  return {
    length,
    upTo: (count) => {
      while (order.length < Math.min(count, length)) order.push(picker.next());
      return order.slice(0, count);
    },
  };
}

/** Draws at random from the fitting cards, then from the others. */
function cardPile(weight: number, credit: number, { fitting, others }: Places, random: Random): Pile {
  const pile: Pile = {
    weight,
    credit,
    size: fitting.length + others.length,
    take: () => {
      pile.size -= 1;
      return takeRandom(fitting.length > 0 ? fitting : others, random);
    },
  };
  return pile;
}

function takeRandom(places: number[], random: Random): number {
  const chosen = integer(random, 0, places.length - 1);
  const card = places[chosen] ?? 0;
  const last = places.pop() ?? 0;
  if (chosen < places.length) places[chosen] = last;
  return card;
}

function postPile(credit: number, { posts, postOnTop }: Ingredients): Pile {
  let next = postOnTop ? 1 : 0;
  const pile: Pile = {
    weight: POST_WEIGHT,
    credit,
    size: posts - next,
    take: () => {
      pile.size -= 1;
      next += 1;
      return -next;
    },
  };
  return pile;
}

interface Places {
  readonly fitting: number[];
  readonly others: number[];
}

function placesToDeal(kind: string, seed: number, from: Ingredients): Places {
  const { placesByKind, bandsAt, band, bandByKind } = from;
  const target = 1 << (bandByKind[kind] ?? band);
  const reach = target | near(band);
  const fitting: number[] = [];
  const others: number[] = [];
  for (const place of placesByKind[kind] ?? []) {
    const bands = bandsAt[place] ?? 0;
    if ((bands & reach) !== 0 && isDealt(place, seed, from)) ((bands & target) === 0 ? others : fitting).push(place);
  }
  return { fitting, others };
}

/** A band and its neighbors, as bits. */
function near(band: number): number {
  return (0b111 << band) >> 1;
}

/** Old favorites are cards that were done before. Otherwise new cards are dealt, and now and then a done one returns. */
function isDealt(place: number, seed: number, { hashAt, done, again }: Ingredients): boolean {
  if (again) return done[place] === 1;
  return done[place] === 0 || comesBack(seed, hashAt[place] ?? 0);
}

/** Whether a done card comes back in the deck of this seed. */
export function comesBack(seed: number, hashOfId: number): boolean {
  return hash32(seed ^ hashOfId, '') < RETURN_RATE * 2 ** 32;
}
