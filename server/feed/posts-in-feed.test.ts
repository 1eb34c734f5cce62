import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FeedItem, readFeed } from '#contract/feed.ts';
import { MINUTE } from '#server/platform/clock.ts';
import { IdList } from '#server/platform/id-list.ts';
import { newId } from '#server/platform/tokens.ts';
import { smallContent } from '#test/content/small.ts';
import { block, type Child, child, deletePost, makeBuddies, post } from '#test/support/children.ts';
import { agree } from '#test/support/friends.ts';
import { grant } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { getFeedCache } from './cache.ts';

let world: World;
let maya: Child;
let leo: Child;

beforeAll(async () => {
  world = await openWorld({ settings: { CONTENT_DIR: smallContent() } });
});
afterAll(() => world[Symbol.asyncDispose]());

beforeEach(async () => {
  [maya, leo] = [await child(world), await child(world)];
  await makeBuddies(world, maya, leo);
});
/** Otherwise a post that reaches everybody would be in the decks of the next tests. */
afterEach(() => world.context.db.pool.query('delete from posts'));

/** Decks that begin within a minute share the order of posts, so each post has a minute of its own. */
async function posts(author: Pick<Child, 'id'>, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    ids.push(await post(world, author));
    await world.pass(MINUTE);
  }
  return ids;
}

const feed = async (wish: { page?: number; deck?: string; post?: string } = {}, who = maya) =>
  (await who.call(readFeed, { query: wish })).data;

async function wholeDeck(deck: string, who = maya): Promise<FeedItem[]> {
  const items: FeedItem[] = [];
  for (let page = 1, hasMore = true; hasMore; page += 1) {
    const next = await feed({ deck, page }, who);
    items.push(...next.items);
    hasMore = next.hasMore;
  }
  return items;
}

const postIds = (items: readonly FeedItem[]) => items.filter(({ type }) => type === 'post').map(({ id }) => id);

describe("buddies' posts", () => {
  it('come newest first, among the cards', async () => {
    const ids = await posts(leo, 12);
    const { deck } = await feed();

    const items = await wholeDeck(deck);

    expect(postIds(items)).toEqual(ids.toReversed());
    expect(items.slice(0, 3).every(({ type }) => type === 'post')).toBe(false);
    expect(items.find(({ type }) => type === 'post')).toMatchObject({ title: 'My frog', user: { id: leo.id } });
  });

  it('leave out what was posted after the deck began', async () => {
    await posts(leo, 2);
    const { deck } = await feed();
    await world.pass(1);

    const [late = ''] = await posts(leo, 1);

    expect(postIds(await wholeDeck(deck))).not.toContain(late);
    expect(postIds(await wholeDeck((await feed()).deck))).toContain(late);
  });

  it('come a minute later at most, because decks within a minute share their order', async () => {
    const first = await feed();
    const fresh = await post(world, leo);
    await world.pass(MINUTE - 1);

    const soon = await feed();
    await world.pass(1);
    const later = await feed();

    expect(postIds(await wholeDeck(first.deck))).toEqual([]);
    expect(postIds(await wholeDeck(soon.deck))).toEqual([]);
    expect(postIds(await wholeDeck(later.deck))).toEqual([fresh]);
  });

  it('are there at once when a buddy is new', async () => {
    const [ida, zoe] = [await child(world, { age: 14 }), await child(world, { age: 14 })];
    const [first = ''] = await posts(zoe, 1);
    await feed({}, ida);
    await agree(ida, zoe);
    await world.pass(1);

    const { deck } = await feed({}, ida);

    expect(postIds(await wholeDeck(deck, ida))).toEqual([first]);
  });

  it('that reach everybody are in the deck once', async () => {
    const wide = await post(world, leo, { reach: 1000 });

    expect(postIds(await wholeDeck((await feed()).deck))).toEqual([wide]);
  });

  it('leave out own posts', async () => {
    const [own = ''] = await posts(maya, 1);

    expect(postIds(await wholeDeck((await feed()).deck))).not.toContain(own);
  });

  it.each(['remembered', 'dealt again'])(
    'that vanish are dropped and not replaced, in a deck that is %s',
    async (how) => {
      const ids = await posts(leo, 6);
      const { deck } = await feed();
      const before = await wholeDeck(deck);
      const gone = ids[3] ?? '';
      await world.pass(1000);
      await deletePost(world, gone);
      if (how === 'dealt again') getFeedCache(world.context).decks.clear();

      const after = await wholeDeck(deck);

      expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id).filter((id) => id !== gone));
    },
  );

  it('vanish for both at once when one blocks the other', async () => {
    const [his = ''] = await posts(leo, 1);
    const [hers = ''] = await posts(maya, 1);
    const [mine, other] = [(await feed()).deck, (await feed({}, leo)).deck];

    expect(postIds(await wholeDeck(mine))).toEqual([his]);

    await block(world, maya, leo);

    expect(postIds(await wholeDeck(mine))).toEqual([]);
    expect(postIds((await feed({ deck: other }, leo)).items)).not.toContain(hers);
    expect(postIds(await wholeDeck((await feed()).deck))).toEqual([]);
  });

  it('are at most the newest two hundred', async () => {
    await world.context.db.pool.query(
      `insert into posts (id, author_id, client_id, title, content, category, status, created_at, published_at)
       select gen_random_uuid(), $1, gen_random_uuid(), n::text, 'It jumps.', 'story', 'published', at, at
       from (select n, $2::timestamptz - n * interval '1 minute' as at from generate_series(1, 230) n) given`,
      [leo.id, world.clock.now()],
    );
    const titles = (await wholeDeck((await feed()).deck)).flatMap((item) => (item.type === 'post' ? item.title : []));

    expect(titles).toEqual(Array.from({ length: 200 }, (_, n) => String(n + 1)));
  });
});

describe('without the consent for posts', () => {
  it.each([
    ['no consent', { scopes: 'pending' }],
    ['posts switched off', { scopes: ['buddies'] }],
  ] as const)('%s: the feed holds cards alone', async (_, given) => {
    await posts(leo, 3);
    const pat = await child(world, given);
    await makeBuddies(world, pat, leo);

    const { items } = await feed({}, pat);

    expect(items).toHaveLength(20);
    expect(postIds(items)).toEqual([]);
  });

  it('a deck from before shows no posts any more', async () => {
    await posts(leo, 3);
    const { deck } = await feed();

    await grant(maya, ['buddies']);

    expect(postIds(await wholeDeck(deck))).toEqual([]);
  });
});

describe('a post that is asked for', () => {
  it('comes first, and nowhere else in the deck', async () => {
    const ids = await posts(leo, 5);
    const wanted = ids[1] ?? '';

    const { items, deck } = await feed({ post: wanted });

    expect(items[0]).toMatchObject({ type: 'post', id: wanted });
    expect(items).toHaveLength(20);
    expect(postIds(await wholeDeck(deck)).toSorted()).toEqual(ids.toSorted());
    expect((await feed({ post: wanted, deck })).deck).toBe(deck);
  });

  it('may be an own one', async () => {
    const [own = ''] = await posts(maya, 1);

    expect((await feed({ post: own })).items[0]?.id).toBe(own);
  });

  it('begins a new deck when it is not the first of the current one', async () => {
    const [one = '', other = ''] = await posts(leo, 2);

    const { deck } = await feed({ post: one });
    const next = await feed({ deck, post: other });

    expect(next.items[0]?.id).toBe(other);
    expect(next.deck).not.toBe(deck);
    expect((await feed({ deck, post: other, page: 2 })).deck).toBe(deck);
  });

  it('is left out when this reader may not see it', async () => {
    const zoe = await child(world, { age: 13 });
    const [hidden = ''] = await posts(zoe, 1);

    for (const id of [hidden, newId()]) expect(postIds((await feed({ post: id })).items)).not.toContain(id);
  });
});

it('the order is the same on another node that reads the same database', async () => {
  await posts(leo, 5);
  const { deck, items } = await feed();

  getFeedCache(world.context).decks.clear();

  expect((await feed({ deck })).items).toEqual(items);
});

it('remembers the order of posts of 5,000 children who take turns', () => {
  const { newestPosts } = getFeedCache(world.context);
  const now = world.clock.now();

  for (let at = 0; at < 5000; at += 1) newestPosts.set(`child ${at}`, { at: now, ids: IdList.of([]) });

  expect(newestPosts.has('child 0')).toBe(true);
});
