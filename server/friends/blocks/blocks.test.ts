import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockUser, listBlocks, renewFriendCode, sendFriendRequest, unblockUser } from '#contract/friends.ts';
import { readPost } from '#contract/posts.ts';
import { newId } from '#server/platform/tokens.ts';
import { type Child, child, eventsAbout, makeBuddies, post } from '#test/support/children.ts';
import { grant } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { friends } from '../index.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const block = (who: Child, whom: { readonly id: string }) => who.call(blockUser, { params: { id: whom.id } });
const unblock = (who: Child, whom: Child) => who.call(unblockUser, { params: { id: whom.id } });
const blocked = async (who: Child) => (await who.call(listBlocks, {})).data.blocked.map(({ id }) => id);

async function buddies(): Promise<[Child, Child]> {
  const pair: [Child, Child] = [await child(world), await child(world)];
  await makeBuddies(world, ...pair);
  return pair;
}

async function count(text: string, values: unknown[]): Promise<number> {
  return (await world.context.db.pool.query(text, values)).rows.length;
}

describe('a block', () => {
  it('hides both from each other at once, and ends that they are buddies', async () => {
    const [maya, leo] = await buddies();
    const [mayas, leos] = [await post(world, maya), await post(world, leo)];

    expect((await leo.call(readPost, { params: { id: mayas } })).status).toBe(200);
    expect(await block(maya, leo)).toMatchObject({ status: 200, data: { blocked: true } });
    expect((await leo.call(readPost, { params: { id: mayas } })).status).toBe(404);
    expect((await maya.call(readPost, { params: { id: leos } })).status).toBe(404);
    expect(await count('select from friendships where $1 in (account_id, buddy_id)', [maya.id])).toBe(0);
  });

  it('stands in the own list, and is revealed to nobody', async () => {
    const [maya, leo] = await buddies();
    await block(maya, leo);

    const { data } = await maya.call(listBlocks, {});

    expect(data.blocked).toMatchObject([{ id: leo.id, username: leo.username }]);
    expect(Object.keys(data.blocked[0] ?? {}).sort()).toEqual([
      'avatar',
      'blockedAt',
      'byParent',
      'displayName',
      'id',
      'profileImageUrl',
      'username',
    ]);
    expect(await blocked(leo)).toEqual([]);
    expect(await eventsAbout(world, leo)).toEqual([]);
    expect((await block(leo, maya)).error.code).toBe('not_found');
  });

  it('may be asked for twice, and taken back once; the friendship stays ended', async () => {
    const [maya, leo] = await buddies();
    const mayas = await post(world, maya, { reach: 1000 });

    expect((await block(maya, leo)).status).toBe(200);
    expect((await block(maya, leo)).status).toBe(200);
    expect(await unblock(maya, leo)).toMatchObject({ status: 200, data: { blocked: false } });
    expect((await unblock(maya, leo)).error.code).toBe('not_found');
    expect(await blocked(maya)).toEqual([]);
    expect((await leo.call(readPost, { params: { id: mayas } })).status).toBe(200);
    expect(await count('select from friendships where account_id = $1', [maya.id])).toBe(0);
  });

  it('needs no scope: nobody asks for leave to turn away', async () => {
    const [maya, leo] = await buddies();
    await grant(maya, []);

    expect((await block(maya, leo)).status).toBe(200);
  });

  it('waits for a grown-up’s yes, as nobody is seen before', async () => {
    const [maya, leo] = [await child(world, { scopes: 'pending' }), await child(world)];
    await makeBuddies(world, maya, leo);

    expect((await block(maya, leo)).error.code).toBe('consent_required');
    expect((await maya.call(listBlocks, {})).error.code).toBe('consent_required');
  });

  it.each([
    ['somebody who is not there', async () => ({ id: newId() })],
    ['oneself', async (maya: Child) => maya],
    ['a stranger across the line of 13', () => child(world, { age: 14 })],
    ['somebody whose grown-up has not said yes', () => child(world, { scopes: 'pending' })],
    [
      'somebody who has blocked me',
      async (maya: Child) => {
        const leo = await child(world);
        await block(leo, maya);
        return leo;
      },
    ],
  ])('of %s reads as not found', async (_who, come) => {
    const maya = await child(world);

    expect((await block(maya, await come(maya))).error.code).toBe('not_found');
    expect(await blocked(maya)).toEqual([]);
  });

  it('reaches across the line of 13 to a buddy', async () => {
    const [maya, zoe] = [await child(world), await child(world, { age: 14 })];
    await makeBuddies(world, maya, zoe);

    expect((await block(maya, zoe)).status).toBe(200);
  });

  it('reaches across the line of 13 to somebody who has asked by a friend code', async () => {
    const [maya, zoe] = [await child(world), await child(world, { age: 14 })];
    const { code } = (await maya.call(renewFriendCode, {})).data;

    expect((await zoe.call(sendFriendRequest, { body: { receiverId: maya.id, code } })).status).toBe(201);
    expect((await block(maya, zoe)).status).toBe(200);
    expect((await zoe.call(sendFriendRequest, { body: { receiverId: maya.id, code } })).error.code).toBe('not_found');
  });

  it('is no news for someone who had nothing to do with the child: not even an empty word', async () => {
    const [maya, leo, ...others] = [await child(world), await child(world), ...(await buddies())];
    const heard = new Set<string>();
    world.context.bus.subscribe('changed', ({ accountId = '' }) => void heard.add(accountId));
    await block(maya, leo);

    await unblock(maya, leo);

    expect(heard.has(maya.id)).toBe(true);
    expect(heard.has(leo.id)).toBe(false);

    await block(others[0], others[1]);

    expect(heard.has(others[1].id)).toBe(true);
  });
});

it('the children a child knew and blocked are exported, and erased with the child', async () => {
  const [maya, leo] = await buddies();
  await block(maya, leo);

  expect(await friends.personalData.export(world.context.db, maya.id, world.context)).toMatchObject({
    blocked: [{ blockedId: leo.id }],
    contacts: [{ otherId: leo.id }],
  });

  await world.context.db.transaction((tx) => friends.personalData.erase(tx, leo.id, world.context));

  expect(await friends.personalData.export(world.context.db, maya.id, world.context)).toMatchObject({
    blocked: [],
    contacts: [],
  });
});
