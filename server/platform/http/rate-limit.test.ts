import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgotPassword, logIn, readUser } from '#contract/accounts.ts';
import { join, type Person } from '#test/support/people.ts';
import { type Browser, openWorld, TestClock, type World } from '#test/world.ts';
import { DAY, MINUTE } from '../clock.ts';
import { ipBucket, RateCounters } from './rate-limit.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

/** Asks so often; the statuses of the answers. */
async function storm(times: number, ask: (at: number) => Promise<{ readonly status: number }>): Promise<number[]> {
  const replies = [];
  for (let at = 0; at < times; at += 1) replies.push((await ask(at)).status);
  return replies;
}

const refused = (statuses: readonly number[]) => statuses.filter((status) => status === 429).length;

async function sessions(count: number): Promise<Person[]> {
  const people = [];
  for (let at = 0; at < count; at += 1) people.push(await join(world, { age: 9 }));
  return people;
}

const tryLogIn = (browser: Browser, at: number) =>
  browser.call(logIn, { body: { username: `nobody_${at}`, password: 'wrong' } });

describe('a call that is open to everybody', () => {
  it('is counted by the network, however many signed-in sessions it has', async () => {
    const network = world.visitor().ip;
    const four = (await sessions(4)).map((person) => person.from(network));

    const statuses = await storm(logIn.rateLimit.limit + 3, (at) => tryLogIn(four[at % 4] as Browser, at));

    expect(refused(statuses)).toBe(3);
  });

  it('is counted by the session, too, from whatever network it comes', async () => {
    const [maya] = await sessions(1);
    const ask = () => (maya as Person).from(world.visitor().ip).call(forgotPassword, { body: { username: 'nobody' } });

    const statuses = await storm(forgotPassword.rateLimit.limit + 2, ask);

    expect(refused(statuses)).toBe(2);
  });

  it('counts visitors and signed-in sessions of a network together', async () => {
    const visitor = world.visitor();
    const [maya] = await sessions(1);
    await storm(logIn.rateLimit.limit, (at) => tryLogIn(visitor, at));

    const { status, error } = await tryLogIn((maya as Person).from(visitor.ip), 0);

    expect(status).toBe(429);
    expect(error.retryAfter).toBe(60);
  });

  it('lets a class of 30 behind one address sign in within a minute', async () => {
    const network = world.visitor().ip;
    const statuses = await storm(30, (at) => tryLogIn(world.visitor().from(network), at));

    expect(refused(statuses)).toBe(0);
  });

  it('says how much is left', async () => {
    const { headers } = await world.visitor().send('GET', '/api/user-count');

    expect(headers).toMatchObject({ 'x-ratelimit-limit': '120', 'x-ratelimit-remaining': '119' });
  });
});

it('a call for someone who is signed in is counted by the account, not by the network', async () => {
  const network = world.visitor().ip;
  const [maya, leo] = await sessions(2);

  await storm(readUser.rateLimit.limit, () => (maya as Person).from(network).call(readUser, {}));

  expect((await (maya as Person).from(network).call(readUser, {})).status).toBe(429);
  expect((await (leo as Person).from(network).call(readUser, {})).status).toBe(200);
});

describe('the bucket of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7', 'an IPv4 address'],
    ['::ffff:192.0.2.7', '192.0.2.7', 'IPv4 written as IPv6'],
    ['::ffff:c000:207', '192.0.2.7', 'IPv4 written as IPv6 in hex'],
    ['2001:DB8:1:2ff::1', '2001:db8:1:200::', 'the first 56 bits of IPv6'],
    ['2001:db8:1:200:ffff::9', '2001:db8:1:200::', 'another address of the same home'],
    ['fe80::1%eth0', 'fe80::', 'one with a zone'],
  ])('%s is %s: %s', (ip, bucket) => {
    expect(ipBucket({ ip })).toBe(bucket);
  });
});

describe('a clock that was wrong for a while', () => {
  it('refuses nobody after it was corrected', () => {
    const clock = new TestClock();
    const windows = new RateCounters(clock);
    clock.pass(365 * DAY);
    windows.count('somebody', MINUTE);

    clock.pass(-365 * DAY);

    expect(windows.count('somebody', MINUTE).ttl).toBe(MINUTE);

    clock.pass(MINUTE);

    expect(windows.count('somebody', MINUTE).current).toBe(1);
  });
});
