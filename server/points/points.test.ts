import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPoints, readVisibilityStats } from '#contract/points.ts';
import { levelStarts, MAX_POINTS, reachableStarts } from '#contract/rules/levels.ts';
import { type Child, child, rowsAbout } from '#test/support/children.ts';
import { openWorld, type World } from '#test/world.ts';
import { type Award, award, points } from './index.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const riddle = (target: string, points = 20): Award => ({ reason: 'riddle_solved', target, points });

function pay({ id }: Child, given: Award) {
  return world.context.db.transaction(async (tx) => {
    const earned = award(tx, id, given, world.clock.now());
    return tx.afterCommit(() => earned.result);
  });
}

async function read(who: Child) {
  return (await who.call(readPoints, {})).data;
}

async function has({ id }: Child, total: number | bigint): Promise<void> {
  await world.context.db.pool.query(
    'insert into child_points (account_id, total) values ($1, $2) on conflict (account_id) do update set total = $2',
    [id, String(total)],
  );
}

describe('an award', () => {
  it('is added to the points of a child who had none', async () => {
    const maya = await child(world);

    expect(await read(maya)).toMatchObject({ totalPoints: 0, currentLevel: 1, intoLevel: 0, levelNeeds: 100 });
    expect(await pay(maya, riddle('r1'))).toEqual({ pointsAwarded: 20, leveledUp: false });
    expect(await read(maya)).toMatchObject({ totalPoints: 20, intoLevel: 20, riddlesSolved: 1, riddlesRevealed: 0 });
  });

  it('is paid once, however often it is asked for', async () => {
    const maya = await child(world);
    await pay(maya, riddle('r1'));

    expect(await pay(maya, riddle('r1', 60))).toEqual({ pointsAwarded: 0, leveledUp: false });
    expect(await read(maya)).toMatchObject({ totalPoints: 20, riddlesSolved: 1 });
  });

  it('is paid once to ten who ask at the same moment', async () => {
    const maya = await child(world);
    const paid = await Promise.all(Array.from({ length: 10 }, () => pay(maya, riddle('r1'))));

    expect(paid.filter(({ pointsAwarded }) => pointsAwarded > 0)).toHaveLength(1);
    expect((await read(maya)).totalPoints).toBe(20);
  });

  it('is paid for each target, each reason and each child', async () => {
    const [maya, leo] = [await child(world), await child(world)];

    await pay(maya, riddle('r1'));
    await pay(maya, riddle('r2'));
    await pay(maya, { reason: 'word_solved', target: 'r1', points: 25 });
    await pay(leo, riddle('r1'));

    expect((await read(maya)).totalPoints).toBe(65);
    expect((await read(leo)).totalPoints).toBe(20);
  });

  it('of nothing is counted all the same', async () => {
    const maya = await child(world);
    await pay(maya, { reason: 'riddle_revealed', target: 'r1', points: 0 });

    expect(await read(maya)).toMatchObject({ totalPoints: 0, riddlesSolved: 0, riddlesRevealed: 1 });
  });

  it('is not paid when the rest of the work fails', async () => {
    const maya = await child(world);
    const work = world.context.db.transaction(async (tx) => {
      award(tx, maya.id, riddle('r1'), world.clock.now());
      throw new Error('the work failed');
    });

    await expect(work).rejects.toThrow('the work failed');
    expect((await read(maya)).totalPoints).toBe(0);
  });

  it('never passes the most points that can be counted', async () => {
    const maya = await child(world);
    await has(maya, MAX_POINTS - 5);

    expect(await pay(maya, riddle('r1'))).toEqual({ pointsAwarded: 20, leveledUp: false });
    expect(await read(maya)).toMatchObject({ totalPoints: MAX_POINTS, currentLevel: 314 });
  });
});

describe('a level', () => {
  it('is reported by the award that reaches it', async () => {
    const maya = await child(world);
    await has(maya, 90);

    expect(await pay(maya, riddle('r1'))).toEqual({ pointsAwarded: 20, leveledUp: true, newLevel: 2 });
    expect(await pay(maya, riddle('r1'))).toMatchObject({ leveledUp: false });
    expect(await pay(maya, riddle('r2'))).toMatchObject({ leveledUp: false });
  });

  it('is reported once, also when many awards arrive at the same moment', async () => {
    const maya = await child(world);
    const paid = await Promise.all(Array.from({ length: 12 }, (_, n) => pay(maya, riddle(`r${n}`))));
    const levels = paid.flatMap(({ newLevel }) => newLevel ?? []);

    expect(levels.sort()).toEqual([2, 3]);
    expect(await read(maya)).toMatchObject({ totalPoints: 240, currentLevel: 3 });
  });
});

describe('visibility', () => {
  it.each([
    [1, 0, 25],
    [24, 0, 25],
    [25, 2.5, 50],
    [100, 10, 250],
    [314, 31.4, 500],
  ])('at level %i is %d percent, and grows next at level %i', async (level, percent, next) => {
    const maya = await child(world);
    await has(maya, levelStarts[level - 1] ?? 0n);

    const { data } = await maya.call(readVisibilityStats, {});

    expect(data).toEqual({ currentLevel: level, visibilityPercentage: percent, nextMilestone: next });
  });
});

it('where posts may not go beyond buddies, no level changes that', async () => {
  const leo = await child(world, { scopes: ['posts', 'buddies'] });
  await has(leo, levelStarts[99] ?? 0n);

  const { data } = await leo.call(readVisibilityStats, {});

  expect(data).toEqual({ currentLevel: 100, visibilityPercentage: 0, nextMilestone: null });
});

it('each level that is reached is noted once, with the award that brought it there', async () => {
  const maya = await child(world);
  const noted = async () => (await points.personalData.export(world.context.db, maya.id, world.context))['levels'];
  const reached: object[] = [];
  const at = world.clock.now();

  for (const level of [2, 3, 25, 100, reachableStarts.length]) {
    const before = (levelStarts[level - 1] ?? 0n) - 30n;
    await has(maya, before);
    await pay(maya, riddle(`almost ${level}`, 29));
    expect(await noted()).toEqual(reached);
    const both = await Promise.all([pay(maya, riddle(`to ${level}`, 1)), pay(maya, riddle(`to ${level}`, 1))]);
    expect(both.map(({ newLevel }) => newLevel).filter(Boolean)).toEqual([level]);
    reached.push({ level, at });
    await pay(maya, { reason: 'riddle_revealed', target: `beyond ${level}`, points: 0 });
    expect(await noted()).toEqual(reached);
  }

  await has(maya, MAX_POINTS);
  await pay(maya, riddle('too much'));

  expect(await noted()).toEqual(reached);
});

it.each([readPoints, readVisibilityStats])('visitors have none', async (endpoint) => {
  const { error, status } = await world.visitor().call(endpoint, {});

  expect(status).toBe(401);
  expect(error.code).toBe('sign_in_required');
});

it('is exported and erased whole', async () => {
  const [maya, leo] = [await child(world), await child(world)];
  await pay(maya, riddle('r1', 100));
  await pay(leo, riddle('r1', 100));

  const exported = await points.personalData.export(world.context.db, maya.id, world.context);

  expect(exported).toMatchObject({
    totals: { total: 100 },
    entries: [{ reason: 'riddle_solved', target: 'r1', points: 100 }],
    levels: [{ level: 2 }],
  });

  await world.context.db.transaction((tx) => points.personalData.erase(tx, maya.id, world.context));

  for (const table of ['child_points', 'point_transactions', 'levels_reached']) {
    expect(await rowsAbout(world, table, maya.id)).toBe(0);
    expect(await rowsAbout(world, table, leo.id)).toBe(1);
  }
});
