import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readUser } from '#contract/accounts.ts';
import { listMessages } from '#contract/chat.ts';
import { listFriends } from '#contract/friends.ts';
import { updateUser } from '#contract/profiles.ts';
import { newId } from '#server/platform/tokens.ts';
import { BlackHole } from './support/black-hole.ts';
import { twoBuddies } from './support/chat.ts';
import { join, type Person } from './support/people.ts';
import { hasRedis, RedisServer } from './support/redis.ts';
import { openSocket } from './support/sockets.ts';
import { copyDatabase, openWorld, type World } from './world.ts';

/** Milliseconds. Without a limit these waits would not end: a stopped process never answers. */
const TIMEOUT = 400;
const WITHIN = { timeout: 10_000, interval: 10 };

describe.skipIf(!hasRedis)('a Redis that hangs (needs redis-server on this machine)', () => {
  let redis: RedisServer;
  let one: World;
  let other: World;

  beforeEach(async () => {
    redis = await RedisServer.start();
    const settings = { REDIS_URL: redis.url, REDIS_TIMEOUT_MS: String(TIMEOUT) };
    one = await openWorld({ settings });
    other = await openWorld({ settings, nodeOf: one });
  });
  afterEach(async () => {
    redis.wake();
    await other[Symbol.asyncDispose]();
    await one[Symbol.asyncDispose]();
    await redis[Symbol.asyncDispose]();
  });

  const readiness = async (world: World) => (await world.visitor().send('GET', '/readyz')).json();

  // If each call waited for it, these would take a minute.
  it('delays only calls that are already waiting, and each node counts rate limits alone', {
    timeout: 20_000,
  }, async () => {
    const [maya] = await twoBuddies(one, [14, 14]);
    const forget = async () => (await maya.send('POST', '/api/forgot', { username: 'nobody' })).statusCode;

    redis.stop();
    const waiting = await Promise.all([maya.call(readUser, {}), maya.call(listFriends, {})]);

    expect(waiting.map(({ status }) => status)).toEqual([200, 200]);

    await expect.poll(() => one.context.redis?.isReady, WITHIN).toBe(false);
    for (let calls = 0; calls < 10; calls += 1) expect(await forget()).toBe(202);
    expect(await forget()).toBe(429);
    for (let calls = 0; calls < 40; calls += 1) expect((await maya.call(listFriends, {})).status).toBe(200);
  });

  it('is reported by /readyz, which stays ready', async () => {
    expect(await readiness(one)).toEqual({ status: 'ready', database: 'ok', redis: 'ok' });

    redis.stop();

    await expect.poll(() => readiness(one), WITHIN).toEqual({ status: 'ready', database: 'ok', redis: 'away' });
  });

  it('does not stop messages within a node, even under load', async () => {
    const [maya] = await twoBuddies(one, [14, 14]);
    const line = await openSocket(await one.listen(), maya);

    redis.stop();
    const publishing = setInterval(() => one.context.realtime.notifyChanged(newId(), 'points'), TIMEOUT / 10);

    await expect.poll(() => one.context.bus.isConnected, WITHIN).toBe(false);

    clearInterval(publishing);

    await maya.call(updateUser, { body: { bio: 'I like rain.' } });

    expect(await line.next('changed')).toMatchObject({ what: 'user' });
  });

  it('recovers: messages, presence and invalidations work again', async () => {
    const [maya, leo] = await twoBuddies(one, [14, 14]);
    const [here, there] = [await one.listen(), await other.listen()];
    const his = await openSocket(there, leo);
    redis.stop();
    for (const { context } of [one, other]) await expect.poll(() => context.bus.isConnected, WITHIN).toBe(false);
    // A node notices by one of its two connections first; by now it has noticed by both.
    await sleep(2 * TIMEOUT);

    redis.wake();

    for (const { context } of [one, other]) await expect.poll(() => context.bus.isConnected, WITHIN).toBe(true);

    expect(await his.next('bye')).toMatchObject({ reason: 'restarting' });

    const [hers, hisAgain] = [await openSocket(here, maya), await openSocket(there, leo)];
    hers.send({ type: 'send_message', userId: leo.id, clientId: newId(), message: 'a frog' });

    expect(await hisAgain.next('message')).toMatchObject({ message: { message: 'a frog' } });

    await one.context.realtime.presence.heartbeat();
    await other.context.realtime.presence.heartbeat();

    expect([...(await one.context.realtime.presence.whoIsOnline([leo.id]))]).toEqual([leo.id]);
    expect((await maya.call(listMessages, { params: { userId: leo.id } })).data.messages).toHaveLength(1);
  });
});

describe('a database that hangs', () => {
  let hole: BlackHole;
  let world: World;
  let maya: Person;

  beforeEach(async () => {
    const connection = await copyDatabase();
    hole = await BlackHole.to(connection);
    const settings = { DATABASE_TIMEOUT_MS: String(TIMEOUT) };
    world = await openWorld({ settings, database: { connection, reachedBy: hole.connection } });
    maya = await join(world, { age: 14 });
  });
  afterEach(async () => {
    await world[Symbol.asyncDispose]();
    await hole[Symbol.asyncDispose]();
  });

  const listSome = (count: number) =>
    Promise.all(Array.from({ length: count }, async () => (await maya.call(listFriends, {})).status));
  const chooseTeal = async () => (await maya.call(updateUser, { body: { favoriteColor: 'teal' } })).status;
  const readiness = async () => (await world.visitor().send('GET', '/readyz')).json();

  it('on open connections fails only the next call', async () => {
    await listSome(40);

    expect(hole.swallowOpen()).toBeGreaterThanOrEqual(10);

    expect(await listSome(1)).toEqual([503]);

    await expect.poll(() => listSome(1), WITHIN).toEqual([200]);
    expect(new Set(await listSome(40))).toEqual(new Set([200]));
    expect(await readiness()).toMatchObject({ status: 'ready' });
  });

  it('on new connections is reported by /readyz and to each call, and recovers by itself', async () => {
    expect(await readiness()).toEqual({ status: 'ready', database: 'ok' });

    hole.swallowAll();

    expect(new Set(await listSome(3))).toEqual(new Set([503]));

    const away = await world.visitor().send('GET', '/readyz');

    expect(away.statusCode).toBe(503);
    expect(away.json()).toEqual({ status: 'unavailable', database: 'away' });

    hole.heal();

    await expect.poll(() => listSome(1), WITHIN).toEqual([200]);
    await expect.poll(readiness, WITHIN).toEqual({ status: 'ready', database: 'ok' });
  });

  it('during a commit leaves its outcome open: sending the same again is safe', async () => {
    hole.swallowOnText('commit\0');

    expect(await chooseTeal()).toBe(503);

    await expect.poll(chooseTeal, WITHIN).toBe(200);
    expect((await maya.call(readUser, {})).data.favoriteColor).toBe('teal');
  });

  it('within a statement is also noticed by the limit of PostgreSQL', async () => {
    const { rows } = await world.context.db.pool.query('show statement_timeout');

    expect(rows).toEqual([{ statement_timeout: `${TIMEOUT}ms` }]);
    await expect(world.context.db.pool.query('select pg_sleep(60)')).rejects.toThrow();
    expect(await listSome(3)).toEqual([200, 200, 200]);
  });
});
