import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logIn } from '#contract/accounts.ts';
import {
  chooseLeaderboards,
  type LeaderboardScope,
  listLeaderboards,
  readLeaderboardChoice,
} from '#contract/rewards.ts';
import { DAY, later } from '#server/platform/clock.ts';
import { newId } from '#server/platform/tokens.ts';
import { award } from '#server/points/index.ts';
import { block, type Child, child, makeBuddies } from '#test/support/children.ts';
import { grant, nameOnScreen } from '#test/support/people.ts';
import { openWorld, PASSWORD, type World } from '#test/world.ts';

let world: World;
/** Nine years old, takes part, and has 50 points. */
let maya: Child;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  await world.context.db.pool.query('delete from leaderboard_players');
  maya = await player({ points: 50 });
});

interface PlayerOptions {
  readonly age?: number;
  readonly points?: number;
  readonly isOn?: boolean;
}

async function player({ age = 9, points = 0, isOn = true }: PlayerOptions = {}): Promise<Child> {
  const somebody = await child(world, { age, scopes: ['buddies', 'leaderboards'] });
  if (isOn) await choose(somebody, true);
  if (points > 0) await earn(somebody, points);
  return somebody;
}

const choose = (who: Child, isOn: boolean) => who.call(chooseLeaderboards, { body: { isOn } });

async function earn({ id }: Child, points: number, at = world.clock.now()): Promise<void> {
  await world.context.db.transaction(async (tx) => {
    award(tx, id, { reason: 'riddle_solved', target: newId(), points }, at);
  });
}

const ask = (who: Child, scope: LeaderboardScope = 'age-group') => who.call(listLeaderboards, { query: { scope } });

async function board(who: Child, scope?: LeaderboardScope) {
  const { data } = await ask(who, scope);
  return (data.week?.rankings ?? []).map(({ rank, score, child }) => [rank, child.username, score]);
}

const namesFor = async (who: Child, scope?: LeaderboardScope) => (await board(who, scope)).map(([, name]) => name);

const sql = (text: string, values: readonly unknown[]) => world.context.db.pool.query(text, [...values]);

describe('taking part', () => {
  it.each([9, 13])('is off at %s until the child switches it on', async (age) => {
    const leo = await player({ age, isOn: false, points: 70 });

    expect((await leo.call(readLeaderboardChoice, {})).data).toEqual({ isOn: false, mayJoin: true });
    expect((await ask(leo)).data).toMatchObject({ isOn: false, week: null, pastWeeks: [] });
    expect(await namesFor(maya)).not.toContain(leo.username);

    await choose(leo, true);

    expect((await ask(leo)).data.isOn).toBe(true);
    expect(await namesFor(leo)).toContain(leo.username);
  });

  it("needs a parent's consent under thirteen", async () => {
    const leo = await child(world, { scopes: ['buddies'] });

    expect((await choose(leo, true)).error.code).toBe('scope_off');
    expect((await ask(leo)).error.code).toBe('scope_off');
    expect((await leo.call(readLeaderboardChoice, {})).data).toEqual({ isOn: false, mayJoin: false });
  });

  it("waits for the parent's answer", async () => {
    const leo = await child(world, { scopes: 'pending' });

    expect((await choose(leo, true)).error.code).toBe('consent_required');
    expect((await ask(leo)).error.code).toBe('consent_required');
  });

  it('is closed to a suspended child', async () => {
    const leo = await player({ isOn: false });
    await suspend(leo);
    await leo.call(logIn, { body: { username: leo.username, password: PASSWORD } });

    expect((await choose(leo, true)).error.code).toBe('paused');
    expect((await ask(leo)).error.code).toBe('paused');
  });

  it('counts the points from Monday on, even for a child who joins later in the week', async () => {
    const leo = await player({ isOn: false, points: 30 });

    await choose(leo, true);

    expect(await board(leo)).toContainEqual([2, leo.username, 30]);
  });

  it('twice is the same as once', async () => {
    await choose(maya, true);

    expect(await board(maya)).toEqual([[1, maya.username, 50]]);
  });
});

describe('a child who leaves', () => {
  it('disappears at once', async () => {
    const leo = await player({ points: 70 });

    expect(await namesFor(maya)).toContain(leo.username);

    await choose(leo, false);

    expect(await board(maya)).toEqual([[1, maya.username, 50]]);
    expect((await ask(leo)).data.isOn).toBe(false);
  });

  it('disappears at once when a parent switches it off, and sees nothing any more', async () => {
    const leo = await player({ points: 70 });
    await makeBuddies(world, maya, leo);
    await grant(leo, ['buddies']);

    expect(await namesFor(maya)).toEqual([maya.username]);
    expect(await namesFor(maya, 'buddies')).toEqual([maya.username]);
    expect((await ask(leo)).error.code).toBe('scope_off');
  });

  it('can leave even after a parent has switched it off', async () => {
    const leo = await player();
    await grant(leo, ['buddies']);

    expect((await choose(leo, false)).data).toEqual({ isOn: false, mayJoin: false });
  });
});

describe('the board of an age group', () => {
  it("ranks by the week's points, highest first", async () => {
    const leo = await player({ points: 70 });

    await earn(maya, 40);

    expect(await board(maya)).toEqual([
      [1, maya.username, 90],
      [2, leo.username, 70],
    ]);
  });

  it('gives the same points the same rank, sorted by name, and skips the ranks after them', async () => {
    const others = [await player({ points: 50 }), await player({ points: 50 }), await player({ points: 10 })];
    const [one, two, last] = others.map(({ username }) => username);

    expect(await board(maya)).toEqual([
      ...[maya.username, one, two].sort().map((name) => [1, name, 50]),
      [4, last, 10],
    ]);
  });

  it('leaves out children without points this week', async () => {
    const leo = await player();
    await earn(leo, 500, new Date('2026-11-15T20:00:00Z'));

    expect(await board(leo)).toEqual([[1, maya.username, 50]]);
    expect((await ask(leo)).data.isOn).toBe(true);
  });

  it('shows the first ten, and two above and below the reader', async () => {
    await Promise.all(Array.from({ length: 16 }, (_, n) => player({ points: 100 + n })));
    await player({ points: 40 });
    await player({ points: 30 });
    await player({ points: 20 });

    const rows = await board(maya);

    expect(rows.map(([rank]) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 16, 17, 18, 19]);
    expect(rows).toContainEqual([17, maya.username, 50]);
  });

  it.each([
    [9, 10],
    [11, 12],
  ])('holds children of %s and %s together', async (one, other) => {
    const [younger, older] = [await player({ age: one, points: 5 }), await player({ age: other, points: 6 })];

    expect(await namesFor(younger)).toContain(older.username);
  });

  it.each([
    [9, 8],
    [9, 11],
    [12, 13],
    [13, 12],
  ])('of %s holds nobody of %s', async (age, otherAge) => {
    const [reader, other] = [await player({ age, points: 5 }), await player({ age: otherAge, points: 6 })];

    expect(await namesFor(reader)).not.toContain(other.username);
  });

  it('keeps children under and over 13 apart on the very day of a birthday', async () => {
    const [leo, zoe] = [await player({ age: 12, points: 5 }), await player({ age: 12, points: 6 })];
    await sql(`update children set birth_date = '2013-11-18' where account_id = $1`, [zoe.id]);

    expect(await namesFor(leo)).toEqual([leo.username]);
  });

  it.each([
    ['has blocked the reader', (other: Child) => block(world, other, maya)],
    ['is blocked by the reader', (other: Child) => block(world, maya, other)],
    ['is suspended', (other: Child) => suspend(other)],
    ['was removed', (other: Child) => sql(`update accounts set state = 'removed' where id = $1`, [other.id])],
    ['is leaving', (other: Child) => sql(`update accounts set state = 'leaving' where id = $1`, [other.id])],
    [
      'lost the consent',
      (other: Child) => sql(`update children set consent = 'revoked' where account_id = $1`, [other.id]),
    ],
  ])('hides without a gap who %s', async (_, hide) => {
    const [first, last] = [await player({ points: 90 }), await player({ points: 10 })];

    expect(await board(maya)).toHaveLength(3);

    await hide(first);

    expect(await board(maya)).toEqual([
      [1, maya.username, 50],
      [2, last.username, 10],
    ]);
  });

  it('shows strangers only by username, picture and level', async () => {
    const leo = await player({ points: 210 });
    await nameOnScreen(leo, 'Zqsecret Newt');

    const { data } = await ask(maya);

    expect(JSON.stringify(data)).not.toContain('Zqsecret');
    expect(data.week?.rankings[0]).toEqual({
      rank: 1,
      place: 1,
      score: 210,
      isOwn: false,
      isBuddy: false,
      level: 3,
      child: {
        id: leo.id,
        username: leo.username,
        displayName: leo.username,
        profileImageUrl: expect.any(String),
        avatar: { emoji: expect.any(String), background: expect.any(String) },
      },
    });
  });
});

describe('the board of buddies', () => {
  it('has only buddies who take part, of any age', async () => {
    const cousin = await player({ age: 13, points: 60 });
    const quiet = await player({ isOn: false, points: 60 });
    await player({ points: 80 });
    await makeBuddies(world, maya, cousin);
    await makeBuddies(world, maya, quiet);

    expect(await board(maya, 'buddies')).toEqual([
      [1, cousin.username, 60],
      [2, maya.username, 50],
    ]);
  });

  it('shows their display names', async () => {
    const leo = await player({ points: 60 });
    await nameOnScreen(leo, 'Quick Newt');
    await makeBuddies(world, maya, leo);

    const { data } = await ask(maya, 'buddies');

    expect(data.week?.rankings[0]).toMatchObject({ isBuddy: true, child: { displayName: 'Quick Newt' } });
    expect(data.week?.rankings[1]).toMatchObject({ isOwn: true, isBuddy: false });
  });

  it('needs consent for buddies, on both sides', async () => {
    const leo = await player({ points: 60 });
    await makeBuddies(world, maya, leo);
    await grant(leo, ['leaderboards']);

    expect(await namesFor(maya, 'buddies')).toEqual([maya.username]);
    expect((await ask(leo, 'buddies')).error.code).toBe('scope_off');
  });

  it('leaves out blocked children', async () => {
    const leo = await player({ points: 60 });
    await makeBuddies(world, maya, leo);
    await block(world, leo, maya);

    expect(await namesFor(maya, 'buddies')).toEqual([maya.username]);
  });
});

it('an unknown leaderboard is refused', async () => {
  const { statusCode } = await maya.send('GET', '/api/leaderboards?scope=world');

  expect(statusCode).toBe(400);
});

it('is only for children who are signed in', async () => {
  const { error } = await world.visitor().call(listLeaderboards, { query: { scope: 'buddies' } });

  expect(error.code).toBe('sign_in_required');
});

async function suspend({ id }: Child): Promise<void> {
  await sql('update accounts set paused_until = $2 where id = $1', [id, later(world.clock.now(), DAY)]);
}
