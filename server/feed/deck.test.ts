import { describe, expect, it } from 'vitest';
import { cardKinds } from '#server/modules.ts';
import { hash32 } from '../platform/random.ts';
import { comesBack, deal, type Ingredients, POST_WEIGHT, RETURN_RATE } from './deck.ts';

const EACH = 60;
const names = cardKinds.map(({ name }) => name);
const weights = Object.fromEntries([...cardKinds.map(({ name, weight }) => [name, weight]), ['post', POST_WEIGHT]]);
const items = names.flatMap((kind) => Array.from({ length: EACH }, (_, n) => ({ id: `${kind}${n}`, kind })));
const placesByKind = Object.fromEntries(
  names.map((kind, at) => [kind, Array.from({ length: EACH }, (_, n) => at * EACH + n)]),
);
const everything: Ingredients = {
  kinds: cardKinds,
  hashAt: Uint32Array.from(items, ({ id }) => hash32(0, id)),
  placesByKind,
  bandsAt: new Uint8Array(items.length).fill(0b111),
  band: 1,
  bandByKind: {},
  done: new Uint8Array(items.length),
  posts: EACH,
  postOnTop: false,
  again: false,
};
const seeds = Array.from({ length: 200 }, (_, seed) => seed * 7919);

const nothing: Ingredients = { ...everything, done: new Uint8Array(items.length).fill(1), posts: 0 };

function doneWhere(isDone: (id: string) => boolean): Uint8Array {
  return Uint8Array.from(items, ({ id }) => (isDone(id) ? 1 : 0));
}

const hashAt = (place: number) => everything.hashAt[place] ?? 0;
const whole = (seed: number, from: Ingredients) => deal(seed, from).upTo(Number.POSITIVE_INFINITY);

function kinds(order: readonly number[]): string[] {
  return order.map((place) => (place < 0 ? 'post' : (items[place]?.kind ?? '?')));
}

/** The first jokes or riddles of the table. */
const first = (kind: string, count: number) => (placesByKind[kind] ?? []).slice(0, count);
const none = Object.fromEntries(names.map((kind) => [kind, []]));
const few = { ...placesByKind, joke: [60], trivia: [], poster: [180, 181], fun_fact: [] };

/** How often the third of three in a row is of the same kind, and so of the same color, as the two before it. */
function threes(order: readonly string[]): number {
  return order.filter((kind, at) => kind === order[at - 1] && kind === order[at - 2]).length;
}

/** Percent of each kind among the first 50 of many decks, against what the weights promise. */
function expectShares(ingredients: Ingredients, present: readonly string[]) {
  const dealt = seeds.flatMap((seed) => kinds(deal(seed, ingredients).upTo(50)));
  const all = present.reduce((sum, kind) => sum + (weights[kind] ?? 0), 0);
  for (const kind of present) {
    const share = (100 * dealt.filter((one) => one === kind).length) / dealt.length;
    expect(Math.abs(share - (100 * (weights[kind] ?? 0)) / all), kind).toBeLessThan(1.5);
  }
}

describe('a deck', () => {
  it('contains everything once', () => {
    const order = whole(1, everything);

    expect(new Set(order).size).toBe(order.length);
    expect(order).toHaveLength(items.length + EACH);
    expect(deal(1, everything)).toHaveLength(order.length);
  });

  it('is the same for the same seed, and another for another', () => {
    expect(whole(1, everything)).toEqual(whole(1, everything));
    expect(whole(1, everything)).not.toEqual(whole(2, everything));
  });

  it('is the same whether it is read at once, page by page or backwards', () => {
    const dealing = deal(1, everything);

    for (const count of [20, 60, 40, 41]) expect(dealing.upTo(count)).toEqual(whole(1, everything).slice(0, count));
  });

  it('mixes the kinds by their weights', () => expectShares(everything, [...names, 'post']));

  it('gives the share of posts to the others where there are none', () =>
    expectShares({ ...everything, posts: 0 }, names));

  it('gives the share of what ran out to the others', () => {
    expectShares(
      { ...everything, done: doneWhere((id) => id.startsWith('riddle')) },
      [...names, 'post'].filter((kind) => kind !== 'riddle'),
    );
  });

  it('shows every card first to somebody', () => {
    const decks = Array.from({ length: 7000 }, (_, seed) => deal(seed * 7919, { ...everything, posts: 0 }).upTo(1)[0]);

    expect(new Set(decks).size).toBe(items.length);
  });

  it('does not begin with the same kind every time', () => {
    const firsts = seeds.map((seed) => kinds(whole(seed, everything))[0]);

    expect(new Set(firsts).size).toBe(cardKinds.length + 1);
  });

  it.each([
    ['everything', everything],
    ['a post on top', { ...everything, postOnTop: true, posts: 6 }],
    ['few of some kinds', { ...everything, placesByKind: few }],
    ['few, and two posts', { ...everything, placesByKind: few, posts: 2 }],
    [
      'twice as many jokes as all others',
      { ...everything, placesByKind: { ...none, joke: first('joke', 60), riddle: first('riddle', 29) }, posts: 0 },
    ],
  ])('never shows three of a color in a row: %s', (_, ingredients) => {
    for (const seed of seeds) expect(threes(kinds(whole(seed, ingredients)))).toBe(0);
  });

  it('never shows three of a color in a row, even when the gate hides posts', () => {
    for (const seed of seeds) {
      const dealt = kinds(whole(seed, { ...everything, posts: 25 }));
      expect(threes(dealt.filter((kind) => kind !== 'post'))).toBe(0);
    }
  });

  it('goes on with one kind when nothing else is left', () => {
    const jokes = { ...everything, placesByKind: { ...none, joke: first('joke', 9) }, posts: 0 };

    expect(kinds(whole(1, jokes))).toHaveLength(9);
    expect(kinds(whole(1, { ...jokes, posts: 1 }))).toHaveLength(10);
  });

  it('shows posts newest first', () => {
    const posts = whole(3, everything).filter((place) => place < 0);

    expect(posts).toEqual(Array.from({ length: EACH }, (_, n) => -1 - n));
  });

  it('can begin with a post, which does not come again', () => {
    const order = whole(4, { ...everything, postOnTop: true });

    expect(order[0]).toBe(-1);
    expect(order.filter((place) => place === -1)).toHaveLength(1);
    expect(order).toHaveLength(items.length + EACH);
  });

  it('is empty when there is nothing', () => {
    expect(deal(1, nothing).length).toBeLessThan(5);
    expect(whole(1, { ...everything, posts: 0, again: true })).toEqual([]);
  });
});

describe('what was done', () => {
  it('comes back once in a thousand decks, each item by a draw of its own', () => {
    const back = Array.from({ length: 2000 }, (_, seed) => whole(seed, nothing));
    const share = back.flat().length / (2000 * items.length);

    expect(share).toBeGreaterThan(RETURN_RATE * 0.8);
    expect(share).toBeLessThan(RETURN_RATE * 1.2);
    expect(back.every((places, seed) => places.every((place) => comesBack(seed, hashAt(place))))).toBe(true);
  });

  it('fills the deck of old favorites, and nothing else does', () => {
    const some = ['joke4', 'poster5', 'riddle3'];
    const order = whole(1, { ...everything, done: doneWhere((id) => some.includes(id)), posts: 0, again: true });

    expect(order.map((place) => items[place]?.id).sort()).toEqual(some);
  });
});

describe('the age of a child', () => {
  /** Of each kind a third of the cards for each band alone. */
  const bandsAt = Uint8Array.from(items, (_, place) => 1 << (place % 3));
  const bandOfPlace = (place: number) => place % 3;
  const riddles = (order: readonly number[]) => order.filter((place) => items[place]?.kind === 'riddle');

  it.each([0, 1, 2])('in band %i brings no card from more than one band away', (band) => {
    const order = whole(3, { ...everything, bandsAt, band }).filter((place) => place >= 0);

    expect(order.every((place) => Math.abs(bandOfPlace(place) - band) <= 1)).toBe(true);
  });

  it.each([0, 1, 2])('in band %i brings what fits before what is near', (band) => {
    const order = riddles(whole(3, { ...everything, bandsAt, band }));

    expect(order.slice(0, EACH / 3).every((place) => bandOfPlace(place) === band)).toBe(true);
  });

  it('brings harder cards first, of the kind that was too easy', () => {
    const order = riddles(whole(3, { ...everything, bandsAt, band: 0, bandByKind: { riddle: 1 } }));

    expect(order.slice(0, EACH / 3).every((place) => bandOfPlace(place) === 1)).toBe(true);
  });

  it('brings no third band to a child who does well', () => {
    const order = riddles(whole(3, { ...everything, bandsAt, band: 0, bandByKind: { riddle: 1 } }));

    expect(order.some((place) => bandOfPlace(place) === 2)).toBe(false);
  });
});
