import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guessRiddle, reactToJoke } from '#contract/cards.ts';
import { type FeedItem, PAGE_SIZE, readFeed, recordShownCards } from '#contract/feed.ts';
import { readPond } from '#contract/rewards.ts';
import type { Body } from '#contract/shared/endpoint.ts';
import { getLibrary } from '#server/cards/index.ts';
import { DAY, later } from '#server/platform/clock.ts';
import { hash32 } from '#server/platform/random.ts';
import { smallContent } from '#test/content/small.ts';
import { type Child, child } from '#test/support/children.ts';
import { openWorld, type World } from '#test/world.ts';
import { getFeedCache } from './cache.ts';
import { comesBack } from './deck.ts';
import { type DeckKey, readKey, signKey } from './deck-token.ts';

let world: World;
let maya: Child;

beforeAll(async () => {
  world = await openWorld({ settings: { CONTENT_DIR: smallContent() } });
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  maya = await child(world);
});

interface Wish {
  readonly page?: number;
  readonly deck?: string;
  readonly again?: 'true';
}

const feed = async (wish: Wish = {}, who = maya) => (await who.call(readFeed, { query: wish })).data;
const keys = (items: readonly FeedItem[]) => items.map(({ type, id }) => `${type} ${id}`);
const toRead = (items: readonly FeedItem[]) =>
  ofType(items, 'poster', 'fun_fact', 'common_knowledge').map(({ id }) => id);
const show = (body: Body<typeof recordShownCards>, who = maya) => who.call(recordShownCards, { body });
const ofType = (items: readonly FeedItem[], ...types: string[]) => items.filter(({ type }) => types.includes(type));

async function wholeDeck(wish: Wish = {}): Promise<FeedItem[]> {
  const first = await feed(wish);
  const items = [...first.items];
  for (let page = 2, hasMore = first.hasMore; hasMore; page += 1) {
    const next = await feed({ ...wish, page, deck: first.deck });
    items.push(...next.items);
    hasMore = next.hasMore;
  }
  return items;
}

function deckKey(token: string): DeckKey {
  const key = readKey(getFeedCache(world.context).secret, token);
  if (!key) throw new Error('not a deck of ours');
  return key;
}

const sign = (key: DeckKey) => signKey(getFeedCache(world.context).secret, key);
/** Done things come back by a lot of the deck; only then may they be in it. */
const mayReturn = (deck: string, id: string) => comesBack(deckKey(deck).seed, hash32(0, id));

async function doEverything(): Promise<void> {
  await world.context.db.pool.query(
    `insert into card_progress (account_id, card_id, outcome, at) select $1, id, 'seen', $2 from cards where retired_at is null`,
    [maya.id, new Date(world.clock.now().getTime() - 1)],
  );
}

describe('a deck', () => {
  it('begins with twenty items of several kinds', async () => {
    const { items, page, hasMore, deck } = await feed();

    expect(items).toHaveLength(PAGE_SIZE);
    expect(new Set(items.map(({ type }) => type)).size).toBeGreaterThan(4);
    expect({ page, hasMore }).toEqual({ page: 1, hasMore: true });
    expect(deck.length).toBeLessThan(300);
  });

  it('returns the same page each time', async () => {
    const { deck, items } = await feed();

    expect(keys((await feed({ deck, page: 1 })).items)).toEqual(keys(items));
    expect(keys((await feed({ deck })).items)).toEqual(keys(items));
  });

  it('is a new one for every visit', async () => {
    const [one, other] = [await feed(), await feed()];

    expect(one.deck).not.toBe(other.deck);
  });

  it('contains everything once and comes to an end', async () => {
    const items = await wholeDeck();

    expect(new Set(keys(items)).size).toBe(items.length);
    expect(items).toHaveLength(getLibrary(world.context).items.length);
  });

  it('is empty after its last page', async () => {
    const { deck } = await feed();

    expect(await feed({ deck, page: 900 })).toMatchObject({ items: [], hasMore: false, page: 900 });
  });

  it('is the same on a node that has not dealt it', async () => {
    const { deck, items } = await feed();
    const second = await feed({ deck, page: 2 });
    getFeedCache(world.context).decks.clear();

    await world.pass(1000);

    expect(keys((await feed({ deck, page: 2 })).items)).toEqual(keys(second.items));
    expect(keys((await feed({ deck })).items)).toEqual(keys(items));
  });

  it('is the same after something in it was done', async () => {
    const { deck, items } = await feed();
    await world.pass(1000);
    const joke = ofType(items, 'joke')[0];
    await maya.call(reactToJoke, { params: { id: joke?.id ?? '' }, body: { reaction: 'like' } });
    await getFeedCache(world.context).sightings.flush();

    getFeedCache(world.context).decks.clear();

    expect(keys((await feed({ deck })).items)).toEqual(keys(items));
  });
});

describe('a deck after another one', () => {
  /** As another node would write it, so many seconds ago. */
  async function see({ id }: FeedItem, secondsAgo: number): Promise<void> {
    await world.context.db.pool.query(
      `insert into card_progress (account_id, card_id, outcome, at) values ($1, $2, 'seen', $3)`,
      [maya.id, id, later(world.clock.now(), -1000 * secondsAgo)],
    );
  }

  it.each([
    ['was done since then', 2],
    ['was done before, and came late into the table', 40],
  ])('leaves out what %s', async (_what, secondsAgo) => {
    const joke = ofType((await feed()).items, 'joke')[0] as FeedItem;
    await world.pass(5000);
    await see(joke, secondsAgo);
    const { deck } = await feed();

    const items = keys(await wholeDeck({ deck }));

    expect(items.length).toBeGreaterThan(PAGE_SIZE);
    expect(items.includes(`joke ${joke.id}`)).toBe(mayReturn(deck, joke.id));
  });

  it('changes nothing about the one before', async () => {
    const { deck, items } = await feed();
    await world.pass(5000);
    await see(ofType(items, 'joke')[0] as FeedItem, 2);
    await feed();

    getFeedCache(world.context).decks.clear();

    expect(keys((await feed({ deck })).items)).toEqual(keys(items));
  });
});

describe('the items', () => {
  it('have the state in which the child left them, also within a deck', async () => {
    const { deck, items } = await feed();
    const { id } = ofType(items, 'riddle')[0] as FeedItem;
    const riddle = getLibrary(world.context).items.find((item) => item.id === id);
    const shown = async () => (await feed({ deck })).items.find((item) => item.id === id);

    expect(await shown()).toMatchObject({ state: 'unsolved', lastGuesses: [] });

    const tell = async (guess: string) => {
      await world.pass(1);
      await maya.call(guessRiddle, { params: { id }, body: { guess } });
    };
    for (const guess of ['one tractor', 'two tractors', 'tractor three', 'tractor four']) await tell(guess);

    expect(await shown()).toMatchObject({ lastGuesses: ['two tractors', 'tractor three', 'tractor four'] });

    const { answer = '' } = riddle as { answer?: string };
    await tell(answer);

    expect(await shown()).toMatchObject({
      state: 'solved',
      answer,
      lastGuesses: ['tractor three', 'tractor four', answer],
    });
  });

  it('contain no answer before it is earned', async () => {
    const items = await wholeDeck();

    for (const item of items)
      for (const field of ['answer', 'accepts', 'correctAnswer', 'explanation', 'word', 'source', 'reviewed'])
        expect(field in item, `${field} of a ${item.type}`).toBe(false);
  });
});

describe('what was done', () => {
  it('is not in the next deck', async () => {
    const { items } = await feed();
    const { id } = ofType(items, 'joke')[0] as FeedItem;
    await maya.call(reactToJoke, { params: { id }, body: { reaction: 'funny' } });
    await world.pass(1);
    const { deck } = await feed();

    const next = await wholeDeck({ deck });

    expect(next.some((item) => item.id === id)).toBe(mayReturn(deck, id));
  });

  it.each(['before', 'after'])('counts facts and posters as seen %s they are stored', async (when) => {
    const { items, deck: read } = await feed();
    const seen = toRead(items);

    expect(seen.length).toBeGreaterThan(3);

    await show({ deck: read, page: 1, cards: seen });
    if (when === 'after') await getFeedCache(world.context).sightings.flush();
    await world.pass(1);
    const { deck } = await feed();

    const next = (await wholeDeck({ deck })).map(({ id }) => id);

    for (const id of seen) expect(next.includes(id)).toBe(mayReturn(deck, id));
  });

  it('leaves facts of a page that was loaded and not looked at', async () => {
    const { items } = await feed();
    await world.pass(1);

    const next = keys(await wholeDeck());

    expect(next).toEqual(expect.arrayContaining(keys(ofType(items, 'poster', 'fun_fact', 'common_knowledge'))));
  });

  it('leaves jokes and riddles that were only looked at', async () => {
    const { items, deck } = await feed();
    await show({ deck, page: 1, cards: items.map(({ id }) => id) });
    await world.pass(1);

    const next = keys(await wholeDeck());

    expect(next).toEqual(expect.arrayContaining(keys(ofType(items, 'riddle', 'joke', 'trivia', 'wordPuzzles'))));
  });

  it('leaves a deck nearly empty, and comes again on request', async () => {
    await doEverything();
    const { items, hasMore, deck } = await feed();

    expect(items.every(({ id }) => mayReturn(deck, id))).toBe(true);
    expect(hasMore).toBe(false);

    const again = await wholeDeck({ again: 'true' });
    expect(again).toHaveLength(getLibrary(world.context).items.length);
  });

  it('comes again only on request', async () => {
    const { deck } = await feed();
    const favorites = await feed({ deck, again: 'true' });

    expect(favorites).toMatchObject({ items: [], hasMore: false });
    expect(favorites.deck).not.toBe(deck);
  });
});

describe('flowers', () => {
  async function flowers(who = maya): Promise<number> {
    await getFeedCache(world.context).sightings.flush();
    return (await who.call(readPond, {})).data.living.flowers;
  }

  it('grow from facts that were shown, and not from pages that were loaded', async () => {
    const { deck, items } = await feed();
    await feed();
    await feed({ deck, page: 2 });

    expect(await flowers()).toBe(0);

    await show({ deck, page: 1, cards: toRead(items) });

    expect(await flowers()).toBeGreaterThan(0);
  });

  it('do not grow from cards of another page', async () => {
    const { deck, items } = await feed();

    await show({ deck, page: 2, cards: toRead(items) });

    expect(await flowers()).toBe(0);
  });

  it('do not grow from the deck of another child', async () => {
    const leo = await child(world);
    const { deck, items } = await feed({}, leo);

    await show({ deck, page: 1, cards: toRead(items) });

    expect(await flowers()).toBe(0);
  });

  it('do not grow from a deck of yesterday', async () => {
    const { deck, items } = await feed();
    const aged = sign({ ...deckKey(deck), startedAt: later(world.clock.now(), -DAY) });

    await show({ deck: aged, page: 1, cards: toRead(items) });

    expect(await flowers()).toBe(0);
  });

  it('do not grow from an invented deck', async () => {
    const { items } = await feed();

    await show({ deck: 'not-a-token', page: 1, cards: toRead(items) });

    expect(await flowers()).toBe(0);
  });

  it('grow once from a card that is shown again', async () => {
    const { deck, items } = await feed();
    const cards = toRead(items).slice(0, 2);
    await show({ deck, page: 1, cards });
    expect(await flowers()).toBe(1);

    for (const time of [1, 2, 3]) {
      await world.pass(time);
      await show({ deck, page: 1, cards });
      expect(await flowers()).toBe(1);
    }
  });
});

describe('a token', () => {
  const expectFresh = async (deck: string) => {
    const shown = await feed({ deck, page: 3 });
    expect(shown).toMatchObject({ page: 1, hasMore: true });
    expect(shown.deck).not.toBe(deck);
    expect(deckKey(shown.deck)).toMatchObject({ accountId: maya.id, startedAt: world.clock.now() });
  };

  it('of another child begins a new deck', async () => {
    const leo = await child(world);
    await expectFresh((await feed({}, leo)).deck);
  });

  it('that somebody changed begins a new deck', async () => {
    const { deck } = await feed();
    await expectFresh(`${deck.slice(0, 30)}${deck[30] === 'A' ? 'B' : 'A'}${deck.slice(31)}`);
    await expectFresh('not-a-token');
    await expectFresh('');
  });

  it('of another version of the library begins a new deck', async () => {
    const key = deckKey((await feed()).deck);
    await expectFresh(sign({ ...key, version: '0000000000000000' }));
  });

  it('lives for a day', async () => {
    const key = deckKey((await feed()).deck);
    const aged = (age: number) => sign({ ...key, startedAt: later(world.clock.now(), -age) });

    expect(await feed({ deck: aged(DAY - 1), page: 3 })).toMatchObject({ page: 3, deck: aged(DAY - 1) });

    await expectFresh(aged(DAY));
  });
});

it.each(['0', '-1', '1.5', 'x', '1001'])('a page %s is refused', async (page) => {
  expect((await maya.send('GET', `/api/feed?page=${page}`)).statusCode).toBe(400);
});

it('is for children who are signed in', async () => {
  expect((await world.visitor().call(readFeed, {})).error.code).toBe('sign_in_required');
});

it('waits for the database three times at most', async () => {
  const waits = async () => {
    const { values } = await world.context.metrics.roundTrips.get();
    return (
      values.find(({ metricName, labels }) => metricName?.endsWith('_sum') && labels.route === 'GET /api/feed')
        ?.value ?? 0
    );
  };
  const before = await waits();
  const { deck } = await feed();
  const cold = (await waits()) - before;

  await feed({ deck, page: 2 });

  expect(cold).toBe(3);
  expect((await waits()) - before - cold).toBe(1);
});
