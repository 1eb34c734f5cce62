import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAchievements } from '#contract/rewards.ts';
import type { DeedKind } from '#contract/rules/rewards/deeds.ts';
import { DAY, later } from '#server/platform/clock.ts';
import { newId } from '#server/platform/tokens.ts';
import { breakWrites } from '#test/support/broken-writes.ts';
import { type Child, child } from '#test/support/children.ts';
import { openWorld, type World } from '#test/world.ts';
import { recordDeed } from '../deeds/deeds.ts';
import { reevaluateAll } from './sync.ts';

let world: World;
let other: World;
let maya: Child;
beforeAll(async () => {
  world = await openWorld();
  other = await openWorld({ nodeOf: world });
});
afterAll(async () => {
  await other[Symbol.asyncDispose]();
  await world[Symbol.asyncDispose]();
});
beforeEach(async () => {
  await reevaluateAll(world.context);
  maya = await child(world);
});

const does = (...kinds: DeedKind[]) => doesAt(maya, world.clock.now(), ...kinds);

async function doesAt(who: Child, at: Date, ...kinds: DeedKind[]): Promise<void> {
  const deed = { accountId: who.id, kinds, target: newId(), at };
  await world.context.db.transaction((tx) => recordDeed(world.context, tx, deed));
}

/** As if the server started with new achievements: nobody has them yet, and nobody was checked for them. */
async function addLater(...ids: string[]): Promise<void> {
  const { pool } = world.context.db;
  await pool.query('delete from earned_achievements where achievement_id = any ($1)', [ids]);
  await pool.query("delete from point_transactions where reason = 'achievement' and target = any ($1)", [ids]);
  await pool.query('update achievements set is_judged = false where id = any ($1)', [ids]);
}

const earned = async () =>
  (await maya.call(listAchievements, {})).data.filter(({ isEarned }) => isEarned).map(({ id }) => id);

async function timesPaid(id: string, who = maya): Promise<number> {
  const { rows } = await world.context.db.pool.query(
    "select count(*)::integer as count from point_transactions where account_id = $1 and reason = 'achievement' and target = $2",
    [who.id, id],
  );
  return rows[0].count;
}

describe('an achievement that is added later', () => {
  it('is awarded to a child who has already met its requirement', async () => {
    await does('riddle_solved');
    await addLater('first-riddle');

    await reevaluateAll(world.context);

    expect(await earned()).toContain('first-riddle');
  });

  it('is not awarded to a child who has not', async () => {
    await does('liked');
    await addLater('first-riddle');

    await reevaluateAll(world.context);

    expect(await earned()).not.toContain('first-riddle');
  });

  it('counts a day from long ago', async () => {
    const longAgo = later(world.clock.now(), -40 * DAY);
    await doesAt(
      maya,
      longAgo,
      'riddle_solved',
      'liked',
      'joke_reacted',
      'memory_match',
      'page_colored',
      'word_solved',
    );
    await addLater('secret-mix');
    await does('liked');

    expect(await earned()).not.toContain('secret-mix');

    await reevaluateAll(world.context);

    expect(await earned()).toContain('secret-mix');
  });

  it('is paid once, even if two nodes check at the same moment and the job runs again', async () => {
    for (let times = 0; times < 10; times += 1) await does('joke_reacted');
    await addLater('joke-taster');

    await Promise.all([reevaluateAll(world.context), reevaluateAll(other.context), does('joke_reacted')]);
    await reevaluateAll(other.context);

    expect(await timesPaid('joke-taster')).toBe(1);
    expect(await earned()).toContain('joke-taster');
  });

  it('awards the level that its points reach at once', async () => {
    await does('joke_reacted');
    await world.context.db.pool.query('update child_points set total = 460 where account_id = $1', [maya.id]);
    await world.context.db.pool.query(
      'insert into child_points (account_id, total) values ($1, 460) on conflict do nothing',
      [maya.id],
    );
    for (let times = 0; times < 8; times += 1) await does('joke_reacted');
    expect(await earned()).not.toContain('level-5');

    await does('joke_reacted');

    expect(await earned()).toEqual(expect.arrayContaining(['joke-taster', 'level-5']));
  });
});

it('is checked once for every child: then the job has nothing to do', async () => {
  await does('riddle_solved');
  await addLater('first-riddle');
  await reevaluateAll(world.context);
  const { pool } = world.context.db;
  await pool.query("delete from earned_achievements where achievement_id = 'first-riddle'");

  await reevaluateAll(world.context);

  expect(await earned()).not.toContain('first-riddle');
});

it('keeps no other child waiting where it fails for one, and fails itself', async () => {
  const leo = await child(world);
  for (const one of [maya, leo]) await doesAt(one, world.clock.now(), 'riddle_solved');
  await addLater('first-riddle');
  const [first, second] = [maya, leo].toSorted((a, b) => (a.id < b.id ? -1 : 1)) as [Child, Child];
  const mend = await breakWrites(world, 'insert', 'earned_achievements', `new.account_id = '${first.id}'`);

  await expect(reevaluateAll(world.context)).rejects.toThrow('1 failed');

  expect(await timesPaid('first-riddle', first)).toBe(0);
  expect(await timesPaid('first-riddle', second)).toBe(1);

  await mend();
  await reevaluateAll(world.context);

  expect(await timesPaid('first-riddle', first)).toBe(1);
});
