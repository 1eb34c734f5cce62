import { hash32, randomFrom } from '../platform/random.ts';
import { CardPicker, type Pile } from './card-picker.ts';

/** Share of the feed, against the weights of the kinds of card (P21). */
export const POST_WEIGHT = 10;

/** How often something done comes back, per item and deck (P23). */
export const RETURN_RATE = 0.001;

export interface Ingredients {
  readonly kinds: readonly { readonly name: string; readonly weight: number }[];
  /** A hash of each item's id. */
  readonly hashAt: Uint32Array;
  /** Which age bands each item fits, as bits. */
  readonly bandsAt: Uint8Array;
  /** The age band of the child. Nothing is dealt that only fits children more than one band away. */
  readonly band: number;
  /** By kind: the band whose cards come first, because the child found the others too easy or too hard. */
  readonly bandByKind: Readonly<Record<string, number>>;
  /** Of the items, by the name of their kind. */
  readonly placesByKind: Readonly<Record<string, readonly number[]>>;
  /** 1 at the places of cards that this child had settled or seen when the deck began. */
  readonly done: Uint8Array;
  /** How many posts there are for this child, newest first. */
  readonly posts: number;
  /** Whether the first of the posts lies on top of the deck. */
  readonly postOnTop: boolean;
  /** Old favourites: what was done before instead of what is new. */
  readonly again: boolean;
}

/** A deck that is dealt as far as its child has read: most children put it away after a few pages. */
export interface Dealing {
  /** Of the whole deck. */
  readonly length: number;
  /** Its first cards, as many as there are: each a place in the library, or for the nth post (from 0) `-1 - n`. */
  upTo(count: number): readonly number[];
}

/** Begins to deal a deck. The same seed and ingredients give the same order, however many cards are asked for at once. */
export function deal(seed: number, from: Ingredients): Dealing {
  const { cards, posts } = dealPiles(seed, from);
  return dealOut([...cards, posts], posts, from.postOnTop ? [-1] : []);
}

function dealPiles(seed: number, from: Ingredients) {
  const random = randomFrom(seed);
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

/** Any of the cards that fit may be next; when there are none left, any of the others. */
function cardPile(weight: number, credit: number, { fitting, others }: Places, random: () => number): Pile {
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

function takeRandom(places: number[], random: () => number): number {
  const chosen = Math.floor(random() * places.length);
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

/** The bands of a child and of those next to it, as bits. */
function near(band: number): number {
  return (0b111 << band) >> 1;
}

/** Old favourites are what was done before; otherwise it is what is new, and now and then something returns. */
function isDealt(place: number, seed: number, { hashAt, done, again }: Ingredients): boolean {
  if (again) return done[place] === 1;
  return done[place] === 0 || comesBack(seed, hashAt[place] ?? 0);
}

/** Whether something done comes back in the deck of this seed. */
export function comesBack(seed: number, hashOfId: number): boolean {
  return hash32(seed ^ hashOfId, '') < RETURN_RATE * 2 ** 32;
}
