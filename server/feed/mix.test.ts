import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FeedItem, PAGE_SIZE, readFeed } from '#contract/feed.ts';
import { type Child, child, post } from '#test/support/children.ts';
import { openWorld, type World } from '#test/world.ts';

const CHILDREN = 40;
const DECKS_EACH = 5;
const LOOKED_AT = 50;

const cards = {
  riddle: 20,
  joke: 20,
  trivia: 10,
  poster: 10,
  fun_fact: 15,
  common_knowledge: 15,
  wordPuzzles: 10,
  mini_game: 8,
};

let world: World;

beforeAll(async () => {
  world = await openWorld();
  const leo = await child(world);
  for (let count = 0; count < 12; count += 1) await post(world, leo, { reach: 1000 });
});
afterAll(() => world[Symbol.asyncDispose]());

async function readTopOfNewDeck(reader: Child): Promise<FeedItem[]> {
  const { data: first } = await reader.call(readFeed, { query: {} });
  const items = [...first.items];
  for (let page = 2; page <= Math.ceil(LOOKED_AT / PAGE_SIZE); page += 1)
    items.push(...(await reader.call(readFeed, { query: { page, deck: first.deck } })).data.items);
  return items.slice(0, LOOKED_AT);
}

describe('the mix of 200 decks, over HTTP', () => {
  it.each([
    ['with posts, for who may see them', ['posts', 'reach'], { ...cards, post: 10 }],
    ['without posts, whose share goes to the others, for who may not', 'pending', cards],
  ] as const)('is as promised %s', { timeout: 120_000 }, async (_, scopes, weights) => {
    const tops: FeedItem[][] = [];
    for (let count = 0; count < CHILDREN; count += 1) {
      const reader = await child(world, { scopes });
      for (let deck = 0; deck < DECKS_EACH; deck += 1) tops.push(await readTopOfNewDeck(reader));
    }
    const kinds = tops.flat().map(({ type }) => type);

    expect(kinds).toHaveLength(CHILDREN * DECKS_EACH * LOOKED_AT);

    const whole = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
    const off = Object.entries(weights).map(([kind, weight]) => {
      const share = kinds.filter((one) => one === kind).length / kinds.length;
      return Math.abs(100 * share - (100 * weight) / whole);
    });

    expect(Math.max(...off)).toBeLessThan(1.5);
    expect(new Set(kinds)).toEqual(new Set(Object.keys(weights)));
    for (const top of tops) {
      expect(new Set(top.map(({ type, id }) => `${type} ${id}`)).size).toBe(LOOKED_AT);
      expect(top.some(({ type }, at) => type === top[at - 1]?.type && type === top[at - 2]?.type)).toBe(false);
    }
  });
});
