import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logIn } from '#contract/accounts.ts';
import { chooseLeaderboards, type LeaderboardScope, listLeaderboards } from '#contract/rewards.ts';
import { DAY, HOUR, MINUTE } from '#server/platform/clock.ts';
import { newId } from '#server/platform/tokens.ts';
import { award, points } from '#server/points/index.ts';
import { block, type Child, makeBuddies, rowsAbout } from '#test/support/children.ts';
import { grant, join } from '#test/support/people.ts';
import { openWorld, PASSWORD, type World } from '#test/world.ts';

const JOB = 'rewards.settle-leaderboards';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

/** For tests that move the clock. */
function inOwnWorld(): void {
  const shared = () => world;
  let before: World;
  beforeEach(async () => {
    before = shared();
    world = await openWorld();
  });
  afterEach(async () => {
    await world[Symbol.asyncDispose]();
    world = before;
  });
}

async function player(timeZone = 'UTC', age = 9): Promise<Child> {
  const somebody = await join(world, { age, timeZone });
  await grant(somebody, ['buddies', 'leaderboards']);
  await somebody.call(chooseLeaderboards, { body: { isOn: true } });
  return somebody;
}

async function earn({ id }: Child, points: number, at?: string): Promise<void> {
  const when = at ? new Date(at) : world.clock.now();
  await world.context.db.transaction(async (tx) => {
    award(tx, id, { reason: 'riddle_solved', target: newId(), points }, when);
  });
}

async function goTo(instant: string): Promise<void> {
  await world.pass(Date.parse(instant) - world.clock.now().getTime());
}

const settle = (node = world) => node.context.jobs.run(JOB);

async function boards(who: Child, scope: LeaderboardScope = 'age-group') {
  await who.call(logIn, { body: { username: who.username, password: PASSWORD } });
  return (await who.call(listLeaderboards, { query: { scope } })).data;
}

async function pastWeeks(who: Child, scope?: LeaderboardScope) {
  const { pastWeeks } = await boards(who, scope);
  return pastWeeks.map(({ weekStart, rankings }) => [weekStart, rankings.map((row) => [row.rank, row.child.username])]);
}

async function exportWeeks({ id }: Child) {
  return (await points.personalData.export(world.context.db, id, world.context))['weeks'];
}

describe("points count in the child's own week", () => {
  it.each([
    ['Pacific/Auckland', '2026-11-22T10:30:00Z', '2026-11-16'],
    ['Pacific/Auckland', '2026-11-22T11:30:00Z', '2026-11-23'],
    ['Pacific/Honolulu', '2026-11-23T09:30:00Z', '2026-11-16'],
    ['Pacific/Honolulu', '2026-11-23T10:30:00Z', '2026-11-23'],
    // Clocks went back that Sunday: in summer time it would already be Monday.
    ['America/New_York', '2026-11-02T04:30:00Z', '2026-10-26'],
    ['America/New_York', '2026-11-02T05:30:00Z', '2026-11-02'],
    // Clocks went forward that Sunday: in winter time it would still be Sunday.
    ['Europe/Berlin', '2026-03-29T21:30:00Z', '2026-03-23'],
    ['Europe/Berlin', '2026-03-29T22:30:00Z', '2026-03-30'],
  ])('in %s at %s: %s', async (timeZone, at, week) => {
    const maya = await player(timeZone);

    await earn(maya, 20, at);

    expect(await exportWeeks(maya)).toEqual([{ week, points: 20 }]);
  });

  it('once, also when the same award comes twice', async () => {
    const maya = await player();
    const riddle = { reason: 'riddle_solved', target: 'r1', points: 20 } as const;
    const pay = () =>
      world.context.db.transaction(async (tx) => {
        award(tx, maya.id, riddle, world.clock.now());
      });

    await Promise.all([pay(), pay(), pay()]);

    expect(await exportWeeks(maya)).toEqual([{ week: '2026-11-16', points: 20 }]);
  });
});

describe('a week', () => {
  inOwnWorld();

  it.each([
    ['UTC', '2026-11-23T00:00:00Z'],
    ['Pacific/Auckland', '2026-11-22T11:00:00Z'],
    ['Pacific/Honolulu', '2026-11-23T10:00:00Z'],
  ])('begins in %s at %s, with nobody on the board', async (timeZone, monday) => {
    const maya = await player(timeZone);
    await earn(maya, 20);
    await goTo(monday);
    await world.pass(-MINUTE);

    expect((await boards(maya)).week).toMatchObject({ weekStart: '2026-11-16', rankings: [{ score: 20 }] });

    await goTo(monday);

    expect((await boards(maya)).week).toMatchObject({ weekStart: '2026-11-23', rankings: [] });
  });

  it('is settled once it is over in every time zone', async () => {
    const maya = await player();
    await earn(maya, 20);
    await goTo('2026-11-23T11:59:00Z');
    await settle();

    expect(await pastWeeks(maya)).toEqual([]);

    await goTo('2026-11-23T12:01:00Z');
    await settle();

    expect((await boards(maya)).pastWeeks).toMatchObject([
      {
        weekStart: '2026-11-16',
        weekEnd: '2026-11-22',
        isActive: false,
        rankings: [{ rank: 1, score: 20, isOwn: true }],
      },
    ]);
  });

  it('is settled once, even if the job runs twice and on two nodes at the same time', async () => {
    const maya = await player();
    await earn(maya, 20);
    await using second = await openWorld({ nodeOf: world });
    await goTo('2026-11-24T00:00:00Z');

    await Promise.all([settle(), settle(second), settle(), settle(second)]);

    expect(await rowsAbout(world, 'user_leaderboard_entries', maya.id)).toBe(1);
    expect(await rowsAbout(world, 'weekly_leaderboards', '2026-11-16')).toBe(1);
  });

  it('keeps the ranks that were settled', async () => {
    const [maya, leo, mia] = [await player(), await player(), await player()];
    await earn(maya, 30);
    await earn(leo, 30);
    await earn(mia, 10);
    await goTo('2026-11-24T00:00:00Z');
    await settle();
    await earn(mia, 500, '2026-11-20T00:00:00Z');
    await settle();
    const [first, second] = [maya.username, leo.username].sort();

    expect(await pastWeeks(mia)).toEqual([
      [
        '2026-11-16',
        [
          [1, first],
          [1, second],
          [3, mia.username],
        ],
      ],
    ]);
  });

  it('shows the first three and the reader', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => player()));
    for (const [index, somebody] of players.entries()) await earn(somebody, 100 - index);
    await makeBuddies(world, players[0] as Child, players[5] as Child);
    await goTo('2026-11-24T00:00:00Z');
    await settle();
    const ranks = async (scope: LeaderboardScope) =>
      (await boards(players[5] as Child, scope)).pastWeeks[0]?.rankings.map(({ rank }) => rank);

    expect(await ranks('age-group')).toEqual([1, 2, 3, 6]);
    expect(await ranks('buddies')).toEqual([1, 2]);
  });

  it('leaves out a child who joined after it had ended', async () => {
    const maya = await player();
    await earn(maya, 20);
    await goTo('2026-11-23T06:00:00Z');
    const late = await player();
    await earn(late, 90, '2026-11-20T00:00:00Z');
    await goTo('2026-11-24T00:00:00Z');
    await settle();

    expect(await pastWeeks(maya)).toEqual([['2026-11-16', [[1, maya.username]]]]);
    expect(await pastWeeks(late)).toEqual([]);
  });

  it.each([
    ['leaves', async (leo: Child) => void (await leo.call(chooseLeaderboards, { body: { isOn: false } }))],
    ['may not any more', async (leo: Child) => grant(leo, ['buddies'])],
    ['blocks the reader', async (leo: Child, maya: Child) => block(world, leo, maya)],
  ])('shows nobody any more who %s', async (_, hide) => {
    const [maya, leo] = [await player(), await player()];
    await earn(maya, 20);
    await earn(leo, 30);
    await goTo('2026-11-24T00:00:00Z');
    await settle();

    expect((await pastWeeks(maya))[0]?.[1]).toHaveLength(2);

    await boards(leo);
    await hide(leo, maya);

    expect((await pastWeeks(maya))[0]?.[1]).toEqual([[2, maya.username]]);
  });

  it('stays hidden when a child who left joins again', async () => {
    const maya = await player();
    await earn(maya, 20);
    await goTo('2026-11-24T00:00:00Z');
    await settle();
    await boards(maya);

    for (const isOn of [false, true]) await maya.call(chooseLeaderboards, { body: { isOn } });
    await settle();

    expect(await pastWeeks(maya)).toEqual([]);
  });

  it('is deleted after four more weeks', async () => {
    const maya = await player();
    await earn(maya, 20);
    await goTo('2026-11-24T00:00:00Z');
    await settle();
    await world.pass(3 * 7 * DAY);
    await settle();

    expect(await pastWeeks(maya)).toHaveLength(1);

    await world.pass(7 * DAY + HOUR);
    await settle();

    expect(await pastWeeks(maya)).toEqual([]);
    expect(await exportWeeks(maya)).toEqual([]);
  });

  it('after a birthday counts in the next age group', async () => {
    const [maya, leo] = [await player('UTC', 9), await player('UTC', 11)];
    await earn(maya, 20);
    await earn(leo, 30);
    await world.context.db.pool.query(`update children set birth_date = '2015-11-01' where account_id = $1`, [maya.id]);
    await settle();

    expect(await boards(maya)).toMatchObject({ ageGroup: '11-12', week: { rankings: [{ rank: 1 }, { rank: 2 }] } });
  });
});

describe('what is stored about a child', () => {
  inOwnWorld();

  it('is exported', async () => {
    const { rewards } = await import('../index.ts');
    const maya = await player();
    await earn(maya, 20);
    await goTo('2026-11-24T00:00:00Z');
    await settle();

    const stored = await rewards.personalData.export(world.context.db, maya.id, world.context);

    expect(stored).toMatchObject({
      leaderboards: { ageGroup: '9-10' },
      leaderboardWeeks: [{ week: '2026-11-16', ageGroup: '9-10', rank: 1, score: 20 }],
    });
  });

  it('is erased', async () => {
    const { eraseChild } = await import('#server/family/index.ts');
    const maya = await player();
    await earn(maya, 20);
    await goTo('2026-11-24T00:00:00Z');
    await settle();

    await eraseChild(world.context, maya.id);

    for (const table of ['leaderboard_players', 'user_leaderboard_entries', 'weekly_points'])
      expect(await rowsAbout(world, table, maya.id)).toBe(0);
  });
});
