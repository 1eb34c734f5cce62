import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  FRIENDS_PAGE_SIZE,
  favoriteFriend,
  listFriendRequests,
  listFriends,
  listSentFriendRequests,
  listSuggestions,
  readFriendCode,
  removeFriend,
  renewFriendCode,
  searchFriends,
  setSuggestions,
  unfavoriteFriend,
} from '#contract/friends.ts';
import { sendReport } from '#contract/safety.ts';
import { block, type Child, child, makeBuddies } from '#test/support/children.ts';
import { ask, listBuddyIds } from '#test/support/friends.ts';
import { grant, join, nameOnScreen } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const search = (who: Child, q: string) => who.call(searchFriends, { query: { q } });
const found = async (who: Child, q: string) => (await search(who, q)).data.found.map(({ id }) => id);

let names = 0;
async function named(name: string, age = 9): Promise<Child> {
  names += 1;
  const somebody = await join(world, { username: `${name}_${names}`, age });
  if (age < 13) await grant(somebody, ['posts', 'buddies']);
  return somebody;
}

async function buddies(): Promise<[Child, Child]> {
  const pair: [Child, Child] = [await child(world), await child(world)];
  await makeBuddies(world, ...pair);
  return pair;
}

/** So many children who have a name alone. */
async function crowd(size: number): Promise<string[]> {
  const { rows } = await world.context.db.pool.query(
    `with crowd as (
       insert into accounts (id, role, username, password_hash, created_at, updated_at)
       select gen_random_uuid(), 'child', 'pond_' || md5(random()::text || n), '-', now(), now()
       from generate_series(1, $1) n returning id
     )
     insert into children (account_id, first_name, last_name, display_name, birth_date, consent, scopes)
     select id, 'Robin', 'Puddle', 'Robin', current_date - interval '9 years 6 months', 'granted', '{buddies}' from crowd
     returning account_id as id`,
    [size],
  );
  return rows.map(({ id }) => id);
}

type Page = { readonly ids: string[]; readonly cursor: string | null };

/** All pages, by the marks that come with them. */
async function pages(read: (query: { cursor?: string }) => Promise<Page>): Promise<string[][]> {
  const all: string[][] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page: Page = await read(cursor === undefined ? {} : { cursor });
    all.push(page.ids);
    cursor = page.cursor;
  }
  return all;
}

describe('a long list comes page by page, each child once', () => {
  const sizes = [FRIENDS_PAGE_SIZE, 4];
  const userIds = (list: readonly { readonly user: { readonly id: string } }[]) => list.map(({ user }) => user.id);
  let maya: Child;
  let others: string[];
  beforeAll(async () => {
    maya = await child(world);
    others = await crowd(FRIENDS_PAGE_SIZE + 4);
  });

  it('of buddies, by marks that we made', async () => {
    await world.context.db.pool.query(
      'insert into friendships (account_id, buddy_id, since, is_favorite) select $1, id, now(), random() < 0.5 from unnest($2::uuid[]) id',
      [maya.id, others],
    );
    const read = async (query: { cursor?: string }) => {
      const { friends, cursor } = (await maya.call(listFriends, { query })).data;
      return { ids: friends.map(({ id }) => id), cursor };
    };

    const all = await pages(read);

    expect(all.map(({ length }) => length)).toEqual(sizes);
    expect(all.flat().toSorted()).toEqual(others.toSorted());
    for (const cursor of ['frog', Buffer.from(JSON.stringify([true, '\0', maya.id])).toString('base64url')])
      expect((await maya.call(listFriends, { query: { cursor } })).status).toBe(400);
  });

  it.each([
    ['that have come', 'receiver_id', 'sender_id', listFriendRequests],
    ['that were sent', 'sender_id', 'receiver_id', listSentFriendRequests],
  ] as const)('of requests %s', async (_which, own, other, call) => {
    await world.context.db.pool.query(
      `insert into friend_requests (id, ${own}, ${other}, status, by_code, sent_at, changed_at, ends_at)
       select gen_random_uuid(), $1, id, 'pending', false, $3, $3, 'infinity' from unnest($2::uuid[]) id`,
      [maya.id, others, world.clock.now()],
    );
    const all = await pages(async (query) => {
      const { requests, cursor } = (await maya.call(call, { query })).data;
      return { ids: userIds(requests), cursor };
    });

    expect(all.map(({ length }) => length)).toEqual(sizes);
    expect(all.flat().toSorted()).toEqual(others.toSorted());
    expect((await maya.call(call, { query: { cursor: 'frog' } })).status).toBe(400);

    await world.context.db.pool.query('delete from friend_requests where $1 in (sender_id, receiver_id)', [maya.id]);
  });
});

describe('the list of buddies', () => {
  it('has favorites first, then goes by name, and says of each what a buddy may know', async () => {
    const [maya, leo] = await buddies();
    const [ada, sam] = [await child(world), await child(world)];
    for (const one of [ada, sam]) await makeBuddies(world, maya, one);

    await nameOnScreen(leo, 'Bo');
    await nameOnScreen(ada, 'Ada');
    await nameOnScreen(sam, 'Cleo');

    expect((await maya.call(favoriteFriend, { params: { id: sam.id } })).data).toEqual({ isFavorite: true });

    const { data } = await maya.call(listFriends, {});
    expect(data.friends.map(({ displayName }) => displayName)).toEqual(['Cleo', 'Ada', 'Bo']);
    expect(Object.keys(data.friends[0] ?? {}).sort()).toEqual([
      'avatar',
      'displayName',
      'favoriteColor',
      'friendshipDate',
      'id',
      'isFavorite',
      'isOnline',
      'profileImageUrl',
      'username',
    ]);
    expect((await sam.call(listFriends, {})).data.friends[0]?.isFavorite).toBe(false);

    await maya.call(unfavoriteFriend, { params: { id: sam.id } });

    expect(await listBuddyIds(maya)).toEqual([ada.id, leo.id, sam.id]);
  });

  it('finds buddies by a part of their name', async () => {
    const [maya, leo] = await buddies();
    const ada = await child(world);
    await makeBuddies(world, maya, ada);
    await nameOnScreen(leo, 'Silver Heron');
    await nameOnScreen(ada, 'Ada');

    const { data } = await maya.call(listFriends, { query: { q: 'HER' } });

    expect(data.friends.map(({ displayName }) => displayName)).toEqual(['Silver Heron']);
  });

  it('leaves out who rests, who is blocked and whose grown-up has switched buddies off', async () => {
    const [maya, leo] = await buddies();
    const { pool } = world.context.db;

    await pool.query(`update accounts set paused_until = 'infinity' where id = $1`, [leo.id]);

    expect(await listBuddyIds(maya)).toEqual([]);

    await pool.query('update accounts set paused_until = null where id = $1', [leo.id]);

    expect(await listBuddyIds(maya)).toEqual([leo.id]);

    await grant(leo, ['posts']);

    expect(await listBuddyIds(maya)).toEqual([]);

    await grant(leo, ['buddies']);
    await block(world, leo, maya);

    expect(await listBuddyIds(maya)).toEqual([]);
  });

  it('is closed without consent and without the scope', async () => {
    const [pending, off] = [await child(world, { scopes: 'pending' }), await child(world, { scopes: ['posts'] })];

    expect((await pending.call(listFriends, {})).error.code).toBe('consent_required');
    expect((await off.call(listFriends, {})).error.code).toBe('scope_off');
  });

  it('of favorites takes buddies only', async () => {
    const [maya, other] = [await child(world), await child(world)];

    expect((await maya.call(favoriteFriend, { params: { id: other.id } })).error.code).toBe('not_found');
    expect((await maya.call(unfavoriteFriend, { params: { id: other.id } })).error.code).toBe('not_found');
    expect((await maya.call(removeFriend, { params: { id: other.id } })).error.code).toBe('not_found');
  });
});

describe('finding friends', () => {
  it('goes by the beginning of the username, and of a buddy’s display name, however it is written', async () => {
    const maya = await child(world);
    const otter = await named('otter');

    await nameOnScreen(otter, 'Splash');

    expect(await found(maya, 'splash')).not.toContain(otter.id);

    await makeBuddies(world, maya, otter);

    for (const q of ['otter', 'OTT', ' ot ', 'splash', 'Spl']) expect(await found(maya, q), q).toContain(otter.id);
    for (const q of ['tter', 'plash', 'o_ter', '%%', 'ot%']) expect(await found(maya, q), q).not.toContain(otter.id);
  });

  it('needs two letters', async () => {
    const maya = await child(world);

    for (const q of ['', 'a', ' a ']) {
      const { status, error } = await search(maya, q);

      expect(status).toBe(400);
      expect(error.message).toBe('Type at least 2 characters to find friends');
    }
    expect((await search(maya, 'x'.repeat(31))).status).toBe(400);
  });

  it('says how the two stand to each other', async () => {
    const maya = await child(world);
    const [one, two, three] = [await named('newt'), await named('newt'), await named('newt')];
    await ask(maya, one);
    await ask(two, maya);
    await makeBuddies(world, maya, three);
    const { data } = await search(maya, 'newt');
    const relations = new Map(data.found.map(({ id, relation }) => [id, relation]));

    expect([one, two, three].map(({ id }) => relations.get(id))).toEqual(['sent', 'received', 'buddy']);
  });

  it.each<[string, (maya: Child) => Promise<Child>]>([
    ['oneself', async (maya) => maya],
    ['a stranger two age groups away', () => named('grebe', 12)],
    ['anybody across the line of 13', () => named('grebe', 14)],
    ['somebody whose grown-up has not answered', () => join(world, { username: 'grebe_pending', age: 8 })],
    [
      'somebody whose grown-up has switched buddies off',
      async () => {
        const off = await named('grebe', 8);
        await grant(off, ['posts']);
        return off;
      },
    ],
    [
      'somebody who has blocked the child',
      async (maya) => {
        const foe = await named('grebe', 8);
        await block(world, foe, maya);
        return foe;
      },
    ],
    [
      'somebody of whom the child has told staff',
      async (maya) => {
        const told = await named('grebe', 8);
        await maya.call(sendReport, { body: { targetType: 'name', targetId: told.id, reason: 'unkind' } });
        return told;
      },
    ],
  ])('does not find %s', async (_who, come) => {
    const maya = await named('grebe', 7);
    const hidden = await come(maya);
    const seen = await named('grebe', 7);

    const ids = await found(maya, 'grebe');

    expect(ids).toContain(seen.id);
    expect(ids).not.toContain(hidden.id);
  });
});

describe('a friend code', () => {
  it('is made when it is wanted, and a new one ends the old one', async () => {
    const [maya, leo] = [await child(world, { age: 7 }), await child(world, { age: 12 })];

    expect((await leo.call(readFriendCode, {})).data).toEqual({ code: null });

    const { code } = (await leo.call(renewFriendCode, {})).data;
    expect(code).toMatch(/^[2-9B-DF-HJ-NP-TV-Z]{8}$/);
    expect((await leo.call(readFriendCode, {})).data).toEqual({ code });
    expect(await found(maya, `${code.slice(0, 4)} ${code.slice(4)}`)).toEqual([leo.id]);

    await leo.call(renewFriendCode, {});

    expect(await found(maya, code)).toEqual([]);
    expect((await ask(maya, leo, code)).error.code).toBe('not_found');
  });

  it('finds nobody who is blocked', async () => {
    const [maya, leo] = [await child(world), await child(world)];
    const { code } = (await leo.call(renewFriendCode, {})).data;

    await block(world, leo, maya);

    expect(await found(maya, code)).toEqual([]);
    expect((await ask(maya, leo, code)).error.code).toBe('not_found');
  });
});

describe('suggestions', () => {
  const suggested = async (who: Child) => (await who.call(listSuggestions, {})).data;
  const wish = (who: Child, isOn = true) => who.call(setSuggestions, { body: { isOn } });

  it('are off until both want them, and then name buddies of buddies of the own age group', async () => {
    const [maya, leo, ada, young] = [
      await child(world, { age: 9 }),
      await child(world, { age: 9 }),
      await child(world, { age: 10 }),
      await child(world, { age: 8 }),
    ];
    await makeBuddies(world, maya, leo);

    for (const one of [ada, young]) {
      await makeBuddies(world, leo, one);
      await wish(one);
    }

    expect(await suggested(maya)).toEqual({ isOn: false, suggestions: [] });

    await wish(maya);
    const { isOn, suggestions } = await suggested(maya);

    expect(isOn).toBe(true);
    expect(suggestions.map(({ id }) => id)).toEqual([ada.id]);

    await wish(ada, false);

    expect((await suggested(maya)).suggestions).toEqual([]);

    await wish(ada);
    await ask(maya, ada);

    expect((await suggested(maya)).suggestions).toEqual([]);
  });
});
