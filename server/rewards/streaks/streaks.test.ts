import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readStreaks } from '#contract/rewards.ts';
import { newId } from '#server/platform/tokens.ts';
import { type Child, child } from '#test/support/children.ts';
import { openWorld, type World } from '#test/world.ts';
import { recordDeed } from '../deeds/deeds.ts';

let world: World;
let maya: Child;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  maya = await child(world);
});

/** Each instant has an offset from UTC, as on the child's own clock. */
async function does(...instants: readonly string[]): Promise<void> {
  for (const instant of instants) {
    const deed = { accountId: maya.id, kinds: ['liked'], target: newId(), at: new Date(instant) } as const;
    await world.context.db.transaction((tx) => recordDeed(world.context, tx, deed));
  }
}

const moveTo = (zone: string) =>
  world.context.db.pool.query('update accounts set time_zone = $2 where id = $1', [maya.id, zone]);

async function days(): Promise<number> {
  const { rows } = await world.context.db.pool.query(
    "select current from streaks where account_id = $1 and kind = 'daily'",
    [maya.id],
  );
  return rows[0].current;
}

describe('when the clocks change', () => {
  it('a day of 23 hours counts as one day', async () => {
    await moveTo('America/New_York');

    await does('2027-03-13T23:55:00-05:00', '2027-03-14T00:05:00-05:00', '2027-03-15T00:01:00-04:00');

    expect(await days()).toBe(3);
  });

  it('a day of 25 hours counts as one day', async () => {
    await moveTo('Europe/Berlin');

    await does('2026-10-25T00:05:00+02:00', '2026-10-25T23:55:00+01:00', '2026-10-26T00:05:00+01:00');

    expect(await days()).toBe(2);
  });

  it('a missing midnight does not end a streak', async () => {
    await moveTo('Africa/Cairo');

    await does('2027-04-29T23:59:00+02:00', '2027-04-30T01:00:00+03:00');

    expect(await days()).toBe(2);
  });
});

describe('when traveling', () => {
  it('a repeated day to the west changes nothing', async () => {
    await moveTo('Pacific/Auckland');
    await does('2026-11-16T08:00:00+13:00', '2026-11-17T08:00:00+13:00');

    await moveTo('America/Los_Angeles');
    await does('2026-11-16T18:00:00-08:00', '2026-11-17T18:00:00-08:00', '2026-11-18T18:00:00-08:00');

    expect(await days()).toBe(3);
  });

  it('a missed day can still be filled to the west', async () => {
    await moveTo('Pacific/Auckland');
    await does('2026-11-14T08:00:00+13:00', '2026-11-17T08:00:00+13:00');
    expect(await days()).toBe(2);

    await moveTo('America/Los_Angeles');
    await does('2026-11-16T18:00:00-08:00');

    expect(await days()).toBe(3);
  });

  it('a skipped day to the east is a rest day', async () => {
    await moveTo('America/Los_Angeles');
    await does('2026-11-16T18:00:00-08:00');

    await moveTo('Pacific/Auckland');
    await does('2026-11-18T18:00:00+13:00');

    expect(await days()).toBe(2);
  });
});

describe('a day that is recorded late', () => {
  it('joins the days around it', async () => {
    await does('2026-11-09T12:00:00Z', '2026-11-10T12:00:00Z', '2026-11-13T12:00:00Z');
    expect(await days()).toBe(1);

    await does('2026-11-12T12:00:00Z');

    expect(await days()).toBe(4);
  });

  it('moves the start of the streak earlier when it comes before all others', async () => {
    await does('2026-11-10T12:00:00Z', '2026-11-09T12:00:00Z');

    expect(await days()).toBe(2);
  });
});

it('a second missed day of a week keeps only the days since the first one', async () => {
  await does('2026-11-14T12:00:00Z', '2026-11-15T12:00:00Z', '2026-11-17T12:00:00Z');
  world.clock.goTo(new Date('2026-11-19T01:00:00Z'));

  const { data } = await maya.call(readStreaks, {});

  expect(data).toMatchObject({ currentStreak: 1, longestStreak: 3, today: '2026-11-19' });
  expect(data.week.slice(0, 4).map(({ state }) => state)).toEqual(['missed', 'done', 'rest', 'today']);
});
