import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endOtherSessions } from '#contract/accounts/sessions.ts';
import { logIn, logOut, readUser } from '#contract/accounts.ts';
import { readFeed } from '#contract/feed.ts';
import { limit } from './support/controls.ts';
import { join } from './support/people.ts';
import { hasRedis, RedisServer } from './support/redis.ts';
import { openSocket } from './support/sockets.ts';
import { openWorld, PASSWORD, type World } from './world.ts';

describe.skipIf(!hasRedis)('two nodes over a real Redis (needs redis-server on this machine)', () => {
  let redis: RedisServer;
  let one: World;
  let other: World;

  beforeAll(async () => {
    redis = await RedisServer.start();
    one = await openWorld({ settings: { REDIS_URL: redis.url } });
    other = await openWorld({ settings: { REDIS_URL: redis.url }, nodeOf: one });
  });
  afterAll(async () => {
    await other[Symbol.asyncDispose]();
    await one[Symbol.asyncDispose]();
    await redis[Symbol.asyncDispose]();
  });

  it('share sessions and their end', async () => {
    const maya = await join(one, { username: 'maya', age: 9 });
    const there = maya.at(other);

    expect((await there.call(readUser, {})).status).toBe(200);

    await maya.call(logOut, {});

    await expect.poll(async () => (await there.call(readUser, {})).status, { timeout: 2000 }).toBe(401);
  });

  it('end sessions that are open on the other node', async () => {
    const leo = await join(one, { username: 'leo', age: 10 });
    const there = leo.at(other);
    await there.call(readUser, {});
    const tablet = other.visitor();

    await tablet.call(logIn, { body: { username: 'leo', password: PASSWORD } });
    await tablet.call(endOtherSessions, {});

    await expect.poll(async () => (await leo.call(readUser, {})).status, { timeout: 2000 }).toBe(401);
    expect((await tablet.at(one).call(readUser, {})).status).toBe(200);
  });

  it('close to a child at once when a parent pauses Lilypad on the other node', async () => {
    const zoe = await join(one, { username: 'zoe', age: 9 });
    const there = zoe.at(other);
    const socket = await openSocket(await other.listen(), there);

    await limit(zoe, { isPaused: true });

    await expect.poll(async () => (await there.call(readFeed, {})).status, { timeout: 2000 }).toBe(403);
    await expect.poll(() => socket.received.at(-1)).toEqual({ type: 'bye', reason: 'paused' });
  });

  it('share the rate limit of a caller', async () => {
    const visitor = one.visitor();
    const there = visitor.at(other);
    const ask = (browser: typeof visitor) => browser.send('POST', '/api/forgot', { username: 'nobody' });

    for (let calls = 0; calls < 5; calls += 1) expect((await ask(visitor)).statusCode).toBe(202);
    for (let calls = 0; calls < 5; calls += 1) expect((await ask(there)).statusCode).toBe(202);

    const refused = await ask(visitor);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error).toMatchObject({ code: 'too_fast', retryAfter: expect.any(Number) });
    expect(refused.headers['retry-after']).toBeDefined();
  });
});

it('are tested on every machine that must have Redis', () => {
  const run = (env: Record<string, string>) =>
    spawnSync(process.execPath, ['-e', "import('./test/support/redis.ts')"], {
      env: { PATH: '', ...env },
      encoding: 'utf8',
    });

  expect(run({}).status).toBe(0);

  const refused = run({ REQUIRE_REDIS: '1' });
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('REQUIRE_REDIS is set, but there is no redis-server on this machine.');
});

describe('one node without Redis', () => {
  it('limits the rate by itself', async () => {
    await using world = await openWorld();
    const visitor = world.visitor();
    const ask = () => visitor.send('POST', '/api/forgot', { username: 'nobody' });

    for (let calls = 0; calls < 10; calls += 1) expect((await ask()).statusCode).toBe(202);
    expect((await ask()).statusCode).toBe(429);
    expect((await world.visitor().send('POST', '/api/forgot', { username: 'nobody' })).statusCode).toBe(202);
  });

  it('refuses to start when no Redis answers at REDIS_URL', async () => {
    await expect(openWorld({ settings: { REDIS_URL: 'redis://127.0.0.1:1' } })).rejects.toThrow(
      'REDIS_URL is set, but no Redis server answers there.',
    );
  });
});
