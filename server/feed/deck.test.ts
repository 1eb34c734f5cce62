import { describe, expect, it } from 'vitest';
import { type CardKind, cardKinds } from '#contract/cards.ts';
import { deal, type Ingredients, type Order, weights } from './deck.ts';

const EACH = 60;
const items = cardKinds.flatMap((kind) => Array.from({ length: EACH }, (_, n) => ({ id: `${kind}${n}`, kind })));
const placesOf = Object.fromEntries(
  cardKinds.map((kind, at) => [kind, Array.from({ length: EACH }, (_, n) => at * EACH + n)]),
) as Record<CardKind, number[]>;
const everything: Ingredients = {
  items,
  placesOf,
  done: new Set(),
  posts: EACH,
  postOnTop: false,
  again: false,
};
const seeds = Array.from({ length: 200 }, (_, seed) => seed * 7919);

function kinds(order: Order): string[] {
  return [...order].map((place) => (place < 0 ? 'post' : (items[place]?.kind ?? '?')));
}

/** Percent of each kind among the first 50 of many decks, against what the weights promise. */
function expectShares(ingredients: Ingredients, present: readonly (keyof typeof weights)[]) {
  const dealt = seeds.flatMap((seed) => kinds(deal(seed, ingredients).subarray(0, 50)));
  const whole = present.reduce((sum, kind) => sum + weights[kind], 0);
  for (const kind of present) {
    const share = (100 * dealt.filter((one) => one === kind).length) / dealt.length;
    expect(Math.abs(share - (100 * weights[kind]) / whole), kind).toBeLessThan(1.5);
  }
}

describe('a deck', () => {
  it('holds everything once', () => {
    const order = deal(1, everything);
    expect(new Set(order).size).toBe(order.length);
    expect(order).toHaveLength(items.length + EACH);
  });

  it('is the same for the same seed, and another for another', () => {
    expect(deal(1, everything)).toEqual(deal(1, everything));
    expect(deal(1, everything)).not.toEqual(deal(2, everything));
  });

  it('mixes the kinds by their weights', () => expectShares(everything, [...cardKinds, 'post']));

  it('gives the share of posts to the others where there are none', () =>
    expectShares({ ...everything, posts: 0 }, cardKinds));

  it('gives the share of what ran out to the others', () => {
    const done = new Set(items.filter(({ kind }) => kind === 'riddle').map(({ id }) => id));
    expectShares(
      { ...everything, done },
      [...cardKinds, 'post' as const].filter((kind) => kind !== 'riddle'),
    );
  });

  it('does not begin with the same kind every time', () => {
    const firsts = seeds.map((seed) => kinds(deal(seed, everything))[0]);
    expect(new Set(firsts).size).toBe(8);
  });

  it('never shows three of a kind in a row while it has others', () => {
    const few = { ...everything, placesOf: { ...placesOf, joke: [60], trivia: [], poster: [180, 181], fun_fact: [] } };
    for (const ingredients of [everything, few, { ...few, posts: 2 }])
      for (const seed of seeds.slice(0, 50)) {
        const dealt = kinds(deal(seed, ingredients));
        for (const [at, kind] of dealt.entries()) {
          const others = dealt.slice(at).some((other) => other !== kind);
          expect(others && kind === dealt[at - 1] && kind === dealt[at - 2]).toBe(false);
        }
      }
  });

  it('shows posts newest first', () => {
    const posts = [...deal(3, everything)].filter((place) => place < 0);
    expect(posts).toEqual(Array.from({ length: EACH }, (_, n) => -1 - n));
  });

  it('can have a post on top, and not once more', () => {
    const order = deal(4, { ...everything, postOnTop: true });
    expect(order[0]).toBe(-1);
    expect([...order].filter((place) => place === -1)).toHaveLength(1);
    expect(order).toHaveLength(items.length + EACH);
  });

  it('is empty when there is nothing', () => {
    expect(deal(1, { ...everything, done: new Set(items.map(({ id }) => id)), posts: 0 }).length).toBeLessThan(5);
    expect(deal(1, { ...everything, posts: 0, again: true })).toHaveLength(0);
  });
});

describe('what was done', () => {
  const done = new Set(items.map(({ id }) => id));

  it('comes back once in a thousand decks', () => {
    const many = Array.from({ length: 2000 }, (_, seed) => deal(seed, { ...everything, done, posts: 0 }).length);
    const share = many.reduce((sum, count) => sum + count, 0) / (2000 * items.length);
    expect(share).toBeGreaterThan(0.0008);
    expect(share).toBeLessThan(0.0012);
  });

  it('fills the deck of old favourites, and nothing else does', () => {
    const some = new Set(['riddle3', 'joke4', 'poster5']);
    const order = deal(1, { ...everything, done: some, posts: 0, again: true });
    expect([...order].map((place) => items[place]?.id).sort()).toEqual(['joke4', 'poster5', 'riddle3']);
  });
});
