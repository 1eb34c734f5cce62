import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDashboard } from '#contract/admin.ts';
import { sendContact } from '#contract/help.ts';
import { post } from '#test/support/children.ts';
import { hire, join, type Person } from '#test/support/people.ts';
import { openWorld, type World } from '#test/world.ts';
import { DAY, HOUR, MINUTE } from '../platform/clock.ts';

let world: World;
let ada: Person;
beforeAll(async () => {
  world = await openWorld();
  ada = await hire(world, { username: 'ada', role: 'admin' });
});
afterAll(() => world[Symbol.asyncDispose]());

const read = async () => (await ada.call(readDashboard, {})).data;

it('counts children, what they did, and what waits; staff are none of them', async () => {
  const maya = await join(world, { age: 9 });
  await join(world, { age: 14 });
  const gone = await join(world, { age: 9 });
  await world.context.db.pool.query(`update accounts set state = 'removed' where id = $1`, [gone.id]);
  await world.context.db.pool.query('delete from active_minutes');
  const minute = (back: number) =>
    world.context.db.pool.query('insert into active_minutes values ($1, $2)', [
      maya.id,
      new Date(world.clock.now().getTime() - back),
    ]);
  for (const back of [MINUTE, 2 * MINUTE, 3 * DAY]) await minute(back);
  await post(world, maya, { held: true });
  await post(world, maya);
  const message = { name: 'Omar', email: 'omar@example.org', subject: 'Hello', message: 'How are the frogs?' };
  await world.visitor().call(sendContact, { body: { ...message, type: 'emergency' } });

  const dashboard = await read();

  expect(dashboard).toMatchObject({
    children: { active: 2, paused: 0, leaving: 0, removed: 1 },
    activeDay: 1,
    activeWeek: 1,
    openCases: 1,
    urgentCases: 1,
    waitingPosts: 1,
    openMessages: 1,
    retriedMails: 0,
    lostMails: 0,
    failedJobs: 0,
    overdueRefunds: 0,
    needsTrustProxy: false,
    setupStepsDone: 0,
  });
  expect(dashboard.ageGroups).toContainEqual({ ageGroup: '9-10', children: 1 });
  expect(dashboard.ageGroups).toContainEqual({ ageGroup: '13-17', children: 1 });
  expect(dashboard.days).toHaveLength(7);
  expect(dashboard.days.at(-1)).toEqual({ day: '2026-11-18', activeChildren: 1, minutes: 2, newChildren: 3 });
  expect(dashboard.days.at(3)).toMatchObject({ day: '2026-11-15', minutes: 1, newChildren: 0 });
});

it('shows mails that could not be sent', async () => {
  const owe = (back: number) =>
    world.context.db.pool.query(
      `insert into events (id, name, facts, at) values (gen_random_uuid(), 'contact.received', '{}', $1)`,
      [new Date(world.clock.now().getTime() - back)],
    );

  await owe(MINUTE);
  await owe(2 * DAY);

  expect(await read()).toMatchObject({ retriedMails: 1, lostMails: 1 });
});

describe('a proxy that is not configured', () => {
  const passThrough = (at: World, header: string) =>
    at.visitor().send('GET', '/api/user-count', undefined, { [header]: '203.0.113.9' });

  it.each(['x-forwarded-for', 'forwarded'])('is noticed for a day when requests come with %s', async (header) => {
    await using other = await openWorld();
    await passThrough(other, header);

    expect(other.context.unexpectedProxy.isSeen).toBe(true);

    await other.pass(DAY);

    expect(other.context.unexpectedProxy.isSeen).toBe(false);
  });

  it('is shown', async () => {
    expect((await read()).needsTrustProxy).toBe(false);

    await passThrough(world, 'x-forwarded-for');

    expect((await read()).needsTrustProxy).toBe(true);
  });

  it('is logged at once, and each hour as long as it goes on, with what to set', async () => {
    const lines: string[] = [];
    await using other = await openWorld({ onLog: (line) => lines.push(line) });
    const warnings = () => lines.filter((line) => line.includes('TRUST_PROXY=true'));

    await passThrough(other, 'x-forwarded-for');
    await passThrough(other, 'x-forwarded-for');

    expect(warnings()).toHaveLength(1);

    await other.pass(HOUR);
    await passThrough(other, 'x-forwarded-for');

    expect(warnings()).toHaveLength(2);
  });

  it('is none where TRUST_PROXY is set', async () => {
    const lines: string[] = [];
    await using other = await openWorld({ settings: { TRUST_PROXY: 'true' }, onLog: (line) => lines.push(line) });

    await passThrough(other, 'x-forwarded-for');

    expect(other.context.unexpectedProxy.isSeen).toBe(false);
    expect(lines.join()).not.toContain('TRUST_PROXY');
  });
});

it('is for admins', async () => {
  const others = [world.visitor(), await join(world), await hire(world, { username: 'ines', role: 'moderator' })];
  const replies = await Promise.all(others.map((somebody) => somebody.call(readDashboard, {})));

  expect(replies.map(({ error }) => error.code)).toEqual(['sign_in_required', 'not_for_you', 'not_for_you']);
});

it('counts many children by the clock, and says when', async () => {
  // More than are counted for each request.
  await world.context.db.pool.query(
    `insert into accounts (id, role, username, password_hash, created_at, updated_at)
     select gen_random_uuid(), 'child', 'many_' || n, 'none', $1, $1 from generate_series(1, 5000) n`,
    [new Date(world.clock.now().getTime() - 30 * DAY)],
  );
  const counted = world.clock.now();
  await world.context.jobs.run('accounts.count-children');
  const before = await read();

  await join(world, { age: 9 });
  await world.pass(MINUTE);

  const { children, countedAt } = await read();

  expect(children).toEqual(before.children);
  expect(countedAt).toBe(counted.toISOString());
});

it('counts each time again once there are few', async () => {
  await world.context.db.pool.query(`delete from accounts where username like 'many%'`);
  await world.context.jobs.run('accounts.count-children');

  const { countedAt } = await read();

  expect(countedAt).toBe(world.clock.now().toISOString());
});
