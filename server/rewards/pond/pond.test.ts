import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAchievements, readPond, readUserStats, visitPond, waveAtPond } from '#contract/rewards.ts';
import type { DeedKind } from '#contract/rules/rewards/deeds.ts';
import type { PondWave } from '#contract/rules/rewards/pond.ts';
import { getLibrary, recordSightings } from '#server/cards/index.ts';
import { DAY } from '#server/platform/clock.ts';
import { newId } from '#server/platform/tokens.ts';
import { block, type Child, child, makeBuddies } from '#test/support/children.ts';
import { grant } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { recordDeed } from '../deeds/deeds.ts';

let world: World;
let maya: Child;
let leo: Child;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  [maya, leo] = [await child(world), await child(world)];
  await makeBuddies(world, maya, leo);
});

const own = async (who = maya) => (await who.call(readPond, {})).data;
const visit = (who: Child, whom: { readonly id: string }) => who.call(visitPond, { params: { id: whom.id } });
const wave = (who: Child, whom: { readonly id: string }, words: PondWave = 'hello') =>
  who.call(waveAtPond, { params: { id: whom.id }, body: { words } });

const deed = (kind: DeedKind, who = maya) =>
  world.context.db.transaction(async (tx) =>
    recordDeed(world.context, tx, { accountId: who.id, kinds: [kind], target: newId(), at: world.clock.now() }),
  );

async function suspend({ id }: Child, at = world.clock.now()) {
  await world.context.db.pool.query('update accounts set paused_until = $2 where id = $1', [
    id,
    new Date(at.getTime() + DAY),
  ]);
}

describe('a pond', () => {
  it('starts empty, and says what grows next', async () => {
    expect(await own()).toMatchObject({
      living: { flowers: 0, lanterns: 0, fish: 0, dragonflies: 0 },
      landmarks: [],
      next: { what: 'lanterns', done: 0, needed: 1 },
      nextLandmark: { what: 'reeds', done: 0, needed: 2 },
      waves: [],
    });
  });

  it('grows lanterns from riddles, fish from kindness and flowers from reading', async () => {
    for (let times = 0; times < 3; times += 1) await deed('riddle_solved');
    await deed('liked');
    const facts = getLibrary(world.context)
      .items.filter(({ kind }) => kind === 'fun_fact')
      .slice(0, 2);
    await recordSightings(
      world.context.db,
      facts.map(({ id }) => ({ accountId: maya.id, cardId: id, at: world.clock.now() })),
    );

    expect((await own()).living).toEqual({ flowers: 1, lanterns: 2, fish: 1, dragonflies: 0 });
  });

  it('grows a dragonfly from a rest day', async () => {
    const liked = (day: string) =>
      world.context.db.transaction(async (tx) =>
        recordDeed(world.context, tx, {
          accountId: maya.id,
          kinds: ['liked'],
          target: newId(),
          at: new Date(`${day}T12:00:00Z`),
        }),
      );
    await liked('2026-03-03');

    await liked('2026-03-05');

    expect((await own()).living.dragonflies).toBe(1);
  });

  it('is there for a child whose parent has not answered, and for one on a break', async () => {
    const waiting = await child(world, { scopes: 'pending' });
    await suspend(maya);

    expect((await own(waiting)).waves).toEqual([]);
    expect((await own()).waves).toEqual([]);
  });
});

describe('a visit', () => {
  it('shows a buddy what has grown, but not what comes next or who waved', async () => {
    await deed('riddle_solved');

    const { data } = await visit(leo, maya);

    expect(data).toMatchObject({ owner: { id: maya.id }, living: { lanterns: 1 }, ownWave: null });
    expect(Object.keys(data).sort()).toEqual(['landmarks', 'living', 'ownWave', 'owner', 'season']);
  });

  it('has the season of the visitor, which reveals nothing about the owner', async () => {
    await world.context.db.pool.query(`update accounts set time_zone = 'Australia/Sydney' where id = $1`, [maya.id]);

    expect((await visit(leo, maya)).data.season).toBe((await own(leo)).season);
    expect((await own()).season).not.toBe((await own(leo)).season);
  });

  it('leaves a wave, which the owner sees', async () => {
    expect((await wave(leo, maya)).data).toEqual({ ownWave: 'hello' });

    expect((await own()).waves).toMatchObject([{ from: { id: leo.id }, words: 'hello' }]);
    expect((await visit(leo, maya)).data.ownWave).toBe('hello');
  });

  it('leaves at most one wave a day: the first one stays', async () => {
    await Promise.all([wave(leo, maya), wave(leo, maya), wave(leo, maya)]);

    expect((await wave(leo, maya, 'fish')).data).toEqual({ ownWave: 'hello' });
    expect((await own()).waves).toHaveLength(1);
  });

  it('leaves another wave the next day', async () => {
    await wave(leo, maya);
    await world.context.db.pool.query(`update pond_waves set day = day - 1, at = at - interval '1 day'`);

    await wave(leo, maya, 'fish');

    expect((await own()).waves.map(({ words }) => words)).toEqual(['fish', 'hello']);
  });

  it('with a wave is a kind deed, once', async () => {
    await wave(leo, maya);
    await wave(leo, maya);

    const guest = (await leo.call(listAchievements, {})).data.find(({ id }) => id === 'pond-guest');
    expect(guest).toMatchObject({ isEarned: true });
    expect((await own(leo)).living.fish).toBe(1);
    expect((await leo.call(readUserStats, {})).data.totalPoints).toBe(guest?.pointReward);
  });
});

describe('nobody can visit a pond or wave there', () => {
  const somebody: [string, (reader: Child) => Promise<{ readonly id: string }>][] = [
    ['of nobody', async () => ({ id: newId() })],
    ['of oneself', async (reader) => reader],
    ['of a child who is no buddy', () => child(world)],
    [
      'of a buddy whom the child has blocked',
      async (reader) => {
        const foe = await child(world);
        await makeBuddies(world, reader, foe);
        await block(world, reader, foe);
        return foe;
      },
    ],
    [
      'of a buddy who has blocked the child',
      async (reader) => {
        const foe = await child(world);
        await makeBuddies(world, reader, foe);
        await block(world, foe, reader);
        return foe;
      },
    ],
    [
      'of a buddy on a break',
      async (reader) => {
        const resting = await child(world);
        await makeBuddies(world, reader, resting);
        await suspend(resting);
        return resting;
      },
    ],
    [
      'of a buddy whose grown-up has switched buddies off',
      async (reader) => {
        const other = await child(world);
        await makeBuddies(world, reader, other);
        await grant(other, ['posts']);
        return other;
      },
    ],
    [
      'of a buddy whose grown-up has ended the consent',
      async (reader) => {
        const other = await child(world);
        await makeBuddies(world, reader, other);
        await grant(other, [], 'revoked');
        return other;
      },
    ],
  ];
  it.each(somebody)('%s', async (_who, come) => {
    const whom = await come(leo);

    expect((await visit(leo, whom)).error.code).toBe('not_found');
    expect((await wave(leo, whom)).error.code).toBe('not_found');
  });

  it.each<[string, string, () => Promise<Child>]>([
    ['without consent', 'consent_required', () => child(world, { scopes: 'pending' })],
    ['while the grown-up has switched buddies off', 'scope_off', () => child(world, { scopes: ['posts'] })],
    [
      'on a break',
      'paused',
      async () => {
        await suspend(leo);
        return leo;
      },
    ],
  ])('by a child %s', async (_state, code, come) => {
    const visitor = await come();

    expect((await visit(visitor, maya)).error.code).toBe(code);
    expect((await wave(visitor, maya)).error.code).toBe(code);
  });

  it('with text of their own', async () => {
    const answer = await wave(leo, maya, 'you are ugly' as PondWave);

    expect(answer.error).toMatchObject({ code: 'invalid', fields: { words: 'Please choose one of the waves' } });
    expect((await own()).waves).toEqual([]);
  });
});

describe('a wave is not shown', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['once the owner has blocked the visitor', () => block(world, maya, leo)],
    ['once the visitor has blocked the owner', () => block(world, leo, maya)],
    ['while the visitor is on a break', () => suspend(leo)],
    ['when the visitor’s grown-up has switched buddies off', () => grant(leo, ['posts'])],
    ['when the owner’s grown-up has switched buddies off', () => grant(maya, ['posts'])],
    ['when the two are no buddies any more', () => world.context.db.pool.query('delete from friendships')],
  ])('%s', async (_when, happens) => {
    await wave(leo, maya);
    expect((await own()).waves).toHaveLength(1);

    await happens();

    expect((await own()).waves).toEqual([]);
  });
});

it('waves are exported and erased from both sides', async () => {
  const { rewards } = await import('../index.ts');
  const waves = async ({ id }: Child) =>
    (await rewards.personalData.export(world.context.db, id, world.context))['pondWaves'];
  await wave(leo, maya);
  expect(await waves(maya)).toMatchObject([{ isOwn: false, words: 'hello' }]);
  expect(await waves(leo)).toMatchObject([{ isOwn: true, words: 'hello' }]);

  await world.context.db.transaction((tx) => rewards.personalData.erase(tx, leo.id, world.context));

  expect(await waves(maya)).toEqual([]);
});
