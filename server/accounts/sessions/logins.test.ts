import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, logOut, readSignUpTerms, readUser } from '#contract/accounts.ts';
import { hire, join, type Person } from '#test/support/people.ts';
import { type Browser, openWorld, PASSWORD, type World } from '#test/world.ts';
import { DAY, HOUR, SECOND } from '../../platform/clock.ts';

let world: World;
let maya: Person;
beforeAll(async () => {
  world = await openWorld();
  maya = await join(world, { username: 'pondskater', age: 9 });
});
afterAll(() => world[Symbol.asyncDispose]());

const attempt = (browser: Browser, password: string, username = 'pondskater') =>
  browser.call(logIn, { body: { username, password } });

async function fail(browser: Browser, times: number, username?: string): Promise<void> {
  for (let at = 0; at < times; at += 1) expect((await attempt(browser, 'wrong', username)).status).toBe(401);
}

describe('the right password', () => {
  it('signs in, however the name is written', async () => {
    const browser = world.visitor();
    const { status, data } = await attempt(browser, PASSWORD, ' PondSkater ');

    expect(status).toBe(200);
    expect(data.id).toBe(maya.id);
    expect((await browser.call(readUser, {})).data).toEqual(data);
  });

  it('ends who was signed in on this browser before', async () => {
    const other = await join(world, { username: 'newtfriend', age: 10 });
    const before = other.cookieHeader;

    await attempt(other, PASSWORD);

    expect((await other.call(readUser, {})).data.username).toBe('pondskater');

    const { statusCode } = await world.visitor().send('GET', '/api/user', undefined, { cookie: before });
    expect(statusCode).toBe(401);
  });

  it('is asked for', async () => {
    const { error } = await world.visitor().call(logIn, { body: { username: ' ', password: '' } });

    expect(error.fields).toEqual({ username: 'Username is required', password: 'Password is required' });
  });
});

describe('a wrong name and a wrong password', () => {
  it('read the same, word for word', async () => {
    const name = await attempt(world.visitor(), PASSWORD, 'nobody_here');
    const password = await attempt(world.visitor(), 'wrong');

    expect(name.status).toBe(401);
    expect(name.error).toEqual(password.error);
  });
});

describe('wrong passwords', () => {
  it('bring a growing delay, and the right one is not even looked at before it has passed', async () => {
    const browser = world.visitor();
    await fail(browser, 3);

    for (const delay of [1, 2, 4, 8, 16, 30, 30]) {
      const { status, error } = await attempt(browser, PASSWORD);
      expect(status).toBe(429);
      expect(error).toMatchObject({ code: 'too_fast', retryAfter: delay });
      await world.pass(delay * SECOND - 1);
      expect((await attempt(browser, PASSWORD)).status).toBe(429);
      await world.pass(1);
      await fail(browser, 1);
    }

    await world.pass(30 * SECOND);

    expect((await attempt(browser, PASSWORD)).status).toBe(200);
  });

  it('do not slow down a browser that this name has signed in on before, also at the same address', async () => {
    const own = world.visitor();
    await attempt(own, PASSWORD);
    const stranger = world.visitor().from(own.ip);

    await fail(stranger, 3);

    expect((await attempt(stranger, PASSWORD)).status).toBe(429);

    expect((await attempt(own, PASSWORD)).status).toBe(200);
  });

  it('slow down other browsers there, even ones that know other names', async () => {
    const other = await join(world, { username: 'otter_frog', age: 9 });
    const stranger = world.visitor().from(other.ip);

    await fail(stranger, 3);

    expect((await attempt(other, PASSWORD)).status).toBe(429);
  });

  it('tried on a known browser delay it by itself', async () => {
    const own = world.visitor();
    await attempt(own, PASSWORD);

    await fail(own, 3);

    expect((await attempt(own, PASSWORD)).status).toBe(429);
    expect((await attempt(world.visitor().from(own.ip), PASSWORD)).status).toBe(200);
  });

  it('are counted by the network with a cookie that somebody has made up', async () => {
    const stranger = world.visitor();
    const own = world.visitor();
    await attempt(own, PASSWORD);
    const [id] = (/lilypad_device=([^;]+)/.exec(own.cookieHeader)?.[1] ?? '').split('.');
    await fail(stranger, 3);

    const cookie = `lilypad_device=${id}.${'x'.repeat(22)}`;
    const { statusCode } = await stranger.send(
      'POST',
      '/api/login',
      { username: 'pondskater', password: PASSWORD },
      { cookie },
    );

    expect(statusCode).toBe(429);
  });

  it('noted by a clock that was a year ahead delay nobody once it is put right', async () => {
    const browser = world.visitor();
    await world.pass(365 * DAY);
    await fail(browser, 3);

    await world.pass(-365 * DAY);

    expect((await attempt(browser, PASSWORD)).status).toBe(200);
  });

  it('delay neither the child elsewhere nor another name from there', async () => {
    const classmate = world.visitor();
    await fail(classmate, 3);

    expect((await attempt(classmate, PASSWORD)).status).toBe(429);
    expect((await attempt(world.visitor(), PASSWORD)).status).toBe(200);

    await fail(classmate, 1, 'nobody_here');
  });

  it('of names that do not exist bring the same delay', async () => {
    const browser = world.visitor();
    await fail(browser, 3, 'nobody_here');

    expect((await attempt(browser, 'wrong', 'nobody_here')).error.code).toBe('too_fast');
  });

  it('sent all at once slip through no more than three', async () => {
    const browser = world.visitor();
    const all = await Promise.all(Array.from({ length: 8 }, () => attempt(browser, 'wrong')));

    expect(all.filter(({ status }) => status === 401)).toHaveLength(3);
  });

  it('are reset by a right password, and after an hour', async () => {
    const browser = world.visitor();
    await fail(browser, 2);

    expect((await attempt(browser, PASSWORD)).status).toBe(200);

    await fail(browser, 3);
    await world.pass(HOUR);

    await fail(browser, 3);

    expect((await attempt(browser, 'wrong')).status).toBe(429);

    await world.pass(HOUR);
    await world.context.jobs.run('accounts.forget-what-ended');

    const { rows } = await world.context.db.pool.query('select from login_failures');

    expect(rows).toEqual([]);
  });
});

describe('a closed or suspended account', () => {
  it.each([
    ['removed', 403, 'removed'],
    ['leaving', 403, 'removed'],
    ['paused', 403, 'paused'],
  ])('%s: says so after the right password only', async (state, status, code) => {
    const child = await join(world, { username: `${state}_frog`, age: 9 });
    await child.call(logOut, {});

    await world.context.db.pool.query('update accounts set state = $1 where id = $2', [state, child.id]);

    expect((await attempt(child, 'wrong', child.username)).error.code).toBe('wrong_login');

    const right = await attempt(child, PASSWORD, child.username);

    expect(right.status).toEqual(status);
    expect(right.error.code).toEqual(code);
    expect((await child.call(readUser, {})).status).toBe(401);
  });
});

describe('many who sign in at once', () => {
  it('all come in when they are a class of 30', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, () => attempt(world.visitor(), PASSWORD)));

    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('get a time to try again when they are 500, while other calls are answered', async () => {
    // As on a real server, a hash takes longer than what the database does before it.
    await using busy = await openWorld({ passwordCost: { memory: 2048, passes: 1 } });
    const answered: string[] = [];
    const all = Array.from({ length: 500 }, async (_, at) => {
      const reply = await attempt(busy.visitor(), 'wrong', `nobody_${at}`);
      answered.push('log-in');
      return reply;
    });
    await busy.visitor().call(readSignUpTerms, {});
    answered.push('other call');
    const replies = await Promise.all(all);

    const refused = replies.filter(({ status }) => status === 503);

    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.error).toMatchObject({ code: 'busy', retryAfter: 5 });
    expect(replies.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(202);
    expect(answered.lastIndexOf('log-in')).toBeGreaterThan(answered.indexOf('other call'));
  });
});

it('staff sign in with the same call', async () => {
  const ines = await hire(world, { username: 'ines', role: 'moderator' });
  await ines.call(logOut, {});

  expect((await attempt(ines, PASSWORD, 'ines')).error.code).toBe('second_step_required');
  expect((await attempt(ines, 'wrong', 'ines')).error.code).toBe('wrong_login');
});

it('the old log-in address leads to the page', async () => {
  const reply = await world.visitor().send('GET', '/api/login');

  expect(reply.statusCode).toBe(302);
  expect(reply.headers.location).toBe('/auth');
});
