import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endOtherSessions, endSession, listSessions } from '#contract/accounts/sessions.ts';
import { logIn, logOut, readUser } from '#contract/accounts.ts';
import { updateUser } from '#contract/profiles.ts';
import { join, type Person } from '#test/support/people.ts';
import { type Browser, openWorld, PASSWORD, type World } from '#test/world.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../platform/clock.ts';
import { getMemory } from '../memory.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

async function enter({ username }: Person, rememberMe = false): Promise<Browser> {
  const browser = world.visitor();
  await browser.call(logIn, { body: { username, password: PASSWORD, rememberMe } });
  return browser;
}
const isSignedIn = async (browser: Browser) => (await browser.call(readUser, {})).status === 200;
const rows = async (sql: string, id: string) => (await world.context.db.pool.query(sql, [id])).rows;

describe('a session', () => {
  it('is a cookie that scripts cannot read, and only its hash is stored', async () => {
    const child = await join(world);
    const body = { username: child.username, password: PASSWORD };
    const { cookies } = await world.visitor().send('POST', '/api/login', body);
    const [cookie] = cookies.filter(({ name }) => name === 'lilypad');

    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie?.maxAge).toBeUndefined();
    expect(cookie?.value).toMatch(/^[\w-]{43}$/);

    const stored = await rows('select s::text as row from sessions s where account_id = $1', child.id);
    expect(JSON.stringify(stored)).not.toContain(cookie?.value);
  });

  it('ends after twelve idle hours, and lives on while it is used', async () => {
    const child = await join(world);

    for (let at = 0; at < 3; at += 1) {
      await world.pass(11 * HOUR);
      expect(await isSignedIn(child)).toBe(true);
      await getMemory(world.context).activity.flush();
    }

    await world.pass(12 * HOUR);

    expect(await isSignedIn(child)).toBe(false);
  });

  it('lives thirty days if it is to be remembered, idle or not', async () => {
    const child = await join(world);
    const browser = await enter(child, true);

    await world.pass(29 * DAY);

    expect(await isSignedIn(browser)).toBe(true);

    await world.pass(DAY);

    expect(await isSignedIn(browser)).toBe(false);
  });

  it('is looked up once in half a minute, not for every call', async () => {
    const child = await join(world);
    await isSignedIn(child);
    const trips = async () => {
      const { values } = await world.context.metrics.roundTrips.get();
      const sum = values.find((value) => value.metricName?.endsWith('_sum') && value.labels.route === 'GET /api/user');
      return sum?.value ?? 0;
    };
    const before = await trips();

    await isSignedIn(child);

    expect((await trips()) - before).toBe(1);

    await world.pass(31 * SECOND);
    await isSignedIn(child);

    expect((await trips()) - before).toBe(3);
  });

  it('is looked up once in half a minute even if it was made up', async () => {
    const route = 'GET /api/user-count';
    const trips = async () => {
      const { values } = await world.context.metrics.roundTrips.get();
      return (
        values.find(({ metricName, labels }) => metricName?.endsWith('_sum') && labels.route === route)?.value ?? 0
      );
    };
    const knock = (cookie: string) => world.visitor().send('GET', '/api/user-count', undefined, { cookie });
    await knock('');
    const before = await trips();

    for (let at = 0; at < 5; at += 1) await knock('lilypad=made-up');

    expect((await trips()) - before).toBe(1);

    await knock('lilypad=another');

    expect((await trips()) - before).toBe(2);
  });

  it('signs nobody in if its token is unknown or malformed', async () => {
    for (const cookie of ['lilypad=x', `lilypad=${'a'.repeat(43)}`, 'lilypad='])
      expect((await world.visitor().send('GET', '/api/user', undefined, { cookie })).statusCode).toBe(401);
  });
});

describe('a person’s sessions', () => {
  it('are listed, most recently used first, and the current one is marked', async () => {
    const child = await join(world);
    await world.pass(MINUTE);
    const other = await enter(child);

    const { data } = await other.call(listSessions, {});

    expect(data.sessions.map(({ current }) => current)).toEqual([true, false]);
    expect(data.sessions[0]?.device).toBe('lightMyRequest');
  });

  it('can be ended one by one, at once', async () => {
    const child = await join(world);
    const other = await enter(child);

    expect(await isSignedIn(other)).toBe(true);

    const { data } = await child.call(listSessions, {});
    const id = data.sessions.find(({ current }) => !current)?.id ?? '';

    expect((await child.call(endSession, { params: { id } })).status).toBe(204);
    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(child)).toBe(true);
    expect((await child.call(endSession, { params: { id } })).status).toBe(404);
  });

  it('cannot be ended by others', async () => {
    const [child, stranger] = await Promise.all([join(world), join(world)]);
    const { data } = await child.call(listSessions, {});
    const id = data.sessions[0]?.id ?? '';

    expect((await stranger.call(endSession, { params: { id } })).status).toBe(404);
    expect(await isSignedIn(child)).toBe(true);
  });

  it('can all be ended except the current one', async () => {
    const child = await join(world);
    const others = [await enter(child), await enter(child, true)];

    await Promise.all(others.map(isSignedIn));

    expect((await child.call(endOtherSessions, {})).status).toBe(204);
    expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false]);
    expect(await isSignedIn(child)).toBe(true);
  });
});

describe('logging out', () => {
  it('ends the session at once and takes the cookie along', async () => {
    const child = await join(world);
    const cookie = child.cookieHeader;

    expect((await child.call(logOut, {})).status).toBe(204);
    expect(child.cookieHeader).not.toContain('lilypad=');
    expect((await world.visitor().send('GET', '/api/user', undefined, { cookie })).statusCode).toBe(401);
    expect(await rows('select from sessions where account_id = $1', child.id)).toHaveLength(0);
  });

  it('is fine for someone who is not signed in', async () => {
    expect((await world.visitor().call(logOut, {})).status).toBe(204);
  });
});

describe('activity', () => {
  it('counts minutes with an action of the child, each once, and not those of reading one’s own page', async () => {
    const child = await join(world);
    const act = () => child.call(updateUser, { body: { favoriteColor: 'teal' } });
    await isSignedIn(child);
    await Promise.all([act(), act()]);
    await world.pass(MINUTE);
    await isSignedIn(child);
    await world.pass(MINUTE);
    await act();

    await getMemory(world.context).activity.flush();

    expect(await rows('select from active_minutes where account_id = $1', child.id)).toHaveLength(2);

    const { data } = await child.call(readUser, {});
    expect(data.lastActiveAt).toBe(world.clock.now().toISOString());
  });

  it('is stored when the server shuts down', async () => {
    await using other = await openWorld();
    const child = await join(other);
    await child.call(updateUser, { body: { favoriteColor: 'teal' } });
    await getMemory(other.context).activity.close();

    const { rows: minutes } = await other.context.db.pool.query('select from active_minutes');

    expect(minutes).toHaveLength(1);
  });
});

it('a session that ended is erased by the schedule', async () => {
  const child = await join(world);
  await world.pass(12 * HOUR);

  await world.context.jobs.run('accounts.forget-what-ended');

  expect(await rows('select from sessions where account_id = $1', child.id)).toHaveLength(0);
});
