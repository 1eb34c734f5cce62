import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readPoints } from '#contract/points.ts';
import { readPip } from '#contract/profiles.ts';
import { buyItem, dressPip, readStore, wearItem } from '#contract/rewards.ts';
import { levelStarts } from '#contract/rules/levels.ts';
import { encodeLook, type PipItem, type PipLook, pipItems, plainLook } from '#contract/rules/rewards/pips.ts';
import { type Child, child, givePoints, rowsAbout } from '#test/support/children.ts';
import { openWorld, type World } from '#test/world.ts';
import { rewards } from '../index.ts';

let world: World;
let maya: Child;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  maya = await child(world, { scopes: 'pending' });
});

const buy = (id: string, who = maya) => who.call(buyItem, { params: { id } });
const wear = (id: string, isWorn = true) => maya.call(wearItem, { params: { id }, body: { isWorn } });
const dress = (worn: Partial<PipLook>) =>
  maya.call(dressPip, { body: { look: encodeLook({ ...plainLook, ...worn }) } });
const look = async () => (await maya.call(readPip, {})).data.look;
const store = async () => (await maya.call(readStore, {})).data;
const item = async (id: string) => (await store()).items.find((one) => one.id === id);
const findPrice = (id: string) => (pipItems.find((one) => one.id === id) as PipItem).cost;

describe('the shop', () => {
  it('shows everything, even to a child who waits for consent', async () => {
    const { purse, currentLevel, items } = await store();

    expect({ purse, currentLevel }).toEqual({ purse: 0, currentLevel: 1 });
    expect(items.map(({ id }) => id)).toEqual(pipItems.map(({ id }) => id));
  });

  it('shows what is owned and worn', async () => {
    await dress({ hat: 'blossom' });

    expect(await item('blossom')).toMatchObject({ isOwned: true, isWorn: true, level: null });
    expect(await item('lily-leaf')).toMatchObject({ isOwned: true, isWorn: false });
    expect(await item('crown')).toMatchObject({ isOwned: false, isWorn: false, level: 20 });
  });

  it('stays open to a suspended child, whose frog is hidden from others meanwhile', async () => {
    await givePoints(world, maya, 100);
    await world.context.db.pool.query("update accounts set paused_until = 'infinity' where id = $1", [maya.id]);

    const { status } = await buy('beanie');

    expect(status).toBe(200);
    expect(await item('beanie')).toMatchObject({ isOwned: true });
  });

  it('is closed to visitors', async () => {
    const visitor = world.visitor();

    const replies = await Promise.all([
      visitor.call(readStore, {}),
      visitor.call(readPip, {}),
      visitor.call(buyItem, { params: { id: 'beanie' } }),
    ]);

    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401]);
  });
});

describe('buying', () => {
  it('takes the price from the purse, and leaves level and total unchanged', async () => {
    await givePoints(world, maya, 200);
    const { data: before } = await maya.call(readPoints, {});

    const { data } = await buy('beanie');

    expect(data.purse).toBe(200 - findPrice('beanie'));
    expect((await store()).purse).toBe(data.purse);
    expect((await maya.call(readPoints, {})).data).toEqual(before);
    expect(await item('beanie')).toMatchObject({ isOwned: true, isWorn: false });
  });

  it('twice is one purchase', async () => {
    await givePoints(world, maya, 200);
    const first = await buy('beanie');

    const second = await buy('beanie');

    expect(second.data).toEqual(first.data);
    expect(await rowsAbout(world, 'purchases', maya.id)).toBe(1);
  });

  it('twenty times at once is one purchase', async () => {
    await givePoints(world, maya, 200);

    const replies = await Promise.all(Array.from({ length: 20 }, () => buy('beanie')));

    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await store()).purse).toBe(200 - findPrice('beanie'));
  });

  it('of twenty things at once stops when the purse is empty', async () => {
    const wanted = pipItems.filter(({ cost }) => cost > 0).slice(0, 20);
    await givePoints(world, maya, 500);

    const replies = await Promise.all(wanted.map(({ id }) => buy(id)));

    const bought = wanted.filter((_, place) => replies[place]?.status === 200);
    const { purse } = await store();
    expect(purse).toBe(500 - bought.reduce((sum, { cost }) => sum + cost, 0));
    expect(purse).toBeGreaterThanOrEqual(0);
    expect(Math.min(...wanted.filter((one) => !bought.includes(one)).map(({ cost }) => cost))).toBeGreaterThan(purse);
  });

  it('is refused when one point is missing', async () => {
    await givePoints(world, maya, findPrice('beanie') - 1);

    const { status, error } = await buy('beanie');

    expect(status).toBe(409);
    expect(error.code).toBe('purse_too_small');
    expect((await store()).purse).toBe(findPrice('beanie') - 1);
  });

  it('is refused for a thing that comes with a level, whatever is in the purse', async () => {
    await givePoints(world, maya, Number(levelStarts[18]));

    const { status, error } = await buy('crown');

    expect(status).toBe(409);
    expect(error.code).toBe('level_too_low');
  });

  it.each(['blossom', 'medal'])('%s, which is owned already, costs nothing', async (id) => {
    await givePoints(world, maya, Number(levelStarts[4]));

    const { data } = await buy(id);

    expect(data.purse).toBe(Number(levelStarts[4]));
    expect(await rowsAbout(world, 'purchases', maya.id)).toBe(0);
  });

  it.each(['toString', 'moon-boots', 'none'])('%s, which is not in the shop, is refused', async (id) => {
    const { status } = await buy(id);

    expect([400, 404]).toContain(status);
  });

  it("only takes from the child's own purse", async () => {
    const leo = await child(world);
    await givePoints(world, maya, 200);
    await givePoints(world, leo, 200);

    await buy('beanie');

    expect((await leo.call(readStore, {})).data.purse).toBe(200);
  });
});

describe('wearing', () => {
  it('replaces the thing in the same place, and keeps the rest', async () => {
    await dress({ coat: 'sky', hat: 'blossom', held: 'daisy' });

    const { data } = await wear('lily-leaf');

    expect(data.look).toBe(encodeLook({ ...plainLook, coat: 'sky', hat: 'lily-leaf', held: 'daisy' }));
    expect(await look()).toBe(data.look);
  });

  it('takes a thing off', async () => {
    await dress({ hat: 'blossom', held: 'daisy' });

    await wear('blossom', false);

    expect(await look()).toBe(encodeLook({ ...plainLook, held: 'daisy' }));
  });

  it('changes nothing when a thing that is not worn is taken off', async () => {
    await dress({ hat: 'blossom' });

    await wear('lily-leaf', false);

    expect(await look()).toBe(encodeLook({ ...plainLook, hat: 'blossom' }));
  });

  it('keeps things in different places that are put on at the same moment', async () => {
    await dress({});

    await Promise.all([wear('blossom'), wear('daisy'), wear('round-glasses'), wear('leaf-collar')]);

    const worn = { hat: 'blossom', held: 'daisy', glasses: 'round-glasses', scarf: 'leaf-collar' } as const;
    expect(await look()).toBe(encodeLook({ ...plainLook, ...worn }));
  });

  it('is refused for a thing that the child does not own', async () => {
    await dress({ hat: 'blossom' });
    const before = await look();

    const { status, error } = await wear('beanie');

    expect(status).toBe(409);
    expect(error.code).toBe('not_owned');
    expect(await look()).toBe(before);
  });

  it('is refused for a thing of a higher level', async () => {
    const { status, error } = await wear('medal');

    expect(status).toBe(409);
    expect(error.code).toBe('level_too_low');
  });

  it('is allowed after buying it', async () => {
    await givePoints(world, maya, 200);
    await buy('beanie');

    const { data } = await wear('beanie');

    expect(data.look).toContain('.beanie.');
  });

  it('is allowed after reaching its level', async () => {
    await givePoints(world, maya, Number(levelStarts[4]));

    const { status } = await wear('medal');

    expect(status).toBe(200);
  });

  it('is refused for a thing that does not exist', async () => {
    const { status, error } = await wear('moon-boots');

    expect(status).toBe(404);
    expect(error.code).toBe('not_found');
  });
});

describe('a look', () => {
  it('can be saved if it is free', async () => {
    const { data } = await dress({ coat: 'grape', pattern: 'stars', hat: 'blossom' });

    expect(data).toEqual({
      look: encodeLook({ ...plainLook, coat: 'grape', pattern: 'stars', hat: 'blossom' }),
      isSaved: true,
      isAvatar: false,
      name: '',
      waitingName: null,
    });
    expect((await maya.call(readPip, {})).data).toEqual(data);
  });

  it('is refused as a whole when the child does not own one part of it', async () => {
    const before = await look();

    const { status, error } = await dress({ coat: 'grape', hat: 'blossom', held: 'guitar' });

    expect(status).toBe(409);
    expect(error.code).toBe('not_owned');
    expect(await look()).toBe(before);
  });

  it.each(['', 'leaf', 'a.b.c.d.e.f.g.h.i', '<svg>'])('%j is not valid', async (text) => {
    const { status, error } = await maya.call(dressPip, { body: { look: text } });

    expect(status).toBe(400);
    expect(error.fields).toEqual({ look: 'Please choose how your Pip looks' });
  });
});

describe('a Pip that was never saved', () => {
  it('looks as it hatched, the same each time', async () => {
    const { data } = await maya.call(readPip, {});

    expect(data).toMatchObject({ isSaved: false, isAvatar: false });
    expect(await look()).toBe(data.look);
  });

  it('looks different from child to child', async () => {
    const leo = await child(world);

    expect((await leo.call(readPip, {})).data.look).not.toBe(await look());
  });

  it('can be saved as it is', async () => {
    const hatched = await look();

    const { status, data } = await maya.call(dressPip, { body: { look: hatched } });

    expect(status).toBe(200);
    expect(data).toMatchObject({ look: hatched, isSaved: true });
  });
});

it('purchases are exported and erased', async () => {
  await givePoints(world, maya, 200);
  await buy('beanie');

  const { purchases } = await rewards.personalData.export(world.context.db, maya.id, world.context);

  expect(purchases).toEqual([{ itemId: 'beanie', cost: findPrice('beanie'), at: world.clock.now() }]);
  await world.context.db.transaction((tx) => rewards.personalData.erase(tx, maya.id, world.context));
  expect(await rowsAbout(world, 'purchases', maya.id)).toBe(0);
});
