import { hash32, randomFrom } from '../platform/random.ts';
import { CardPicker, type Pile } from './card-picker.ts';

/** Share of the feed, against the weights of the kinds of card (P21). */
export const POST_WEIGHT = 10;

/** How often something done comes back, per item and deck (P23). */
export const RETURN_RATE = 0.001;

export interface Ingredients {
  readonly kinds: readonly { readonly name: string; readonly weight: number }[];
  readonly items: readonly { readonly id: string }[];
  /** Of the items, by the name of their kind. */
  readonly placesOf: Readonly<Record<string, readonly number[]>>;
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
  const { cards, posts } = pilesOf(seed, from);
  return dealOut([...cards, posts], posts, from.postOnTop ? [-1] : []);
}

function pilesOf(seed: number, from: Ingredients) {
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

/** Any of the cards that are left may be next. */
function cardPile(weight: number, credit: number, places: number[], random: () => number): Pile {
  const pile: Pile = {
    weight,
    credit,
    size: places.length,
    take: () => {
      const chosen = Math.floor(random() * pile.size);
      const card = places[chosen] ?? 0;
      pile.size -= 1;
      places[chosen] = places[pile.size] ?? 0;
      return card;
    },
  };
  return pile;
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

function placesToDeal(kind: string, seed: number, { items, placesOf, done, again }: Ingredients): number[] {
  const places = placesOf[kind] ?? [];
  if (again) return places.filter((place) => done[place] === 1);
  return places.filter((place) => done[place] === 0 || comesBack(seed, items[place]?.id ?? ''));
}

/** Whether something done comes back in the deck of this seed. */
export function comesBack(seed: number, id: string): boolean {
  return hash32(seed ^ hash32(0, id), '') < RETURN_RATE * 2 ** 32;
}
