import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasRedis, RedisServer } from '#test/support/redis.ts';
import { createLog } from '../log.ts';
import { connectRedis, type Redis } from '../redis.ts';
import { createPresence } from './presence.ts';

const log = createLog('silent');
const WAIT = { timeout: 10_000 };

describe.skipIf(!hasRedis)('presence over a real Redis (needs redis-server on this machine)', () => {
  let server: RedisServer;
  let redis: Redis;
  beforeAll(async () => {
    server = await RedisServer.start();
    redis = await connectRedis(server.url, log, 400);
  });
  beforeEach(() => redis.flushAll());
  afterAll(async () => {
    redis.destroy();
    await server[Symbol.asyncDispose]();
  });

  /** A node with Maya, on which children come and go as the test says. */
  function nodeWithMaya() {
    const here = new Set(['maya']);
    const onThisNode = { has: (id: string) => here.has(id), accountIds: () => here };
    const presence = createPresence({ redis, log, onThisNode });
    const changes: boolean[] = [];
    presence.onChange((_accountIds, areOnline) => changes.push(areOnline));
    const leave = async () => {
      here.delete('maya');
      presence.disconnected('maya');
      await presence.heartbeat();
    };
    const come = (id = 'maya') => {
      here.add(id);
      presence.connected(id);
    };
    return { presence, changes, leave, come };
  }

  it('says that a child has left who is not back at the second heartbeat', async () => {
    const { presence, changes, leave } = nodeWithMaya();
    await leave();

    await presence.heartbeat();
    presence.close();

    expect(changes).toEqual([false]);
  });

  it('never says that a child has left who comes back during that heartbeat', async () => {
    const { presence, changes, leave, come } = nodeWithMaya();
    await leave();

    const heartbeat = presence.heartbeat();
    come();
    await heartbeat;
    presence.close();

    expect(changes).not.toContain(false);
    expect([...(await presence.whoIsOnline(['maya']))]).toEqual(['maya']);
  });

  it('is right on the other nodes after Redis was away, when as many have come as have left', async () => {
    const other = nodeWithMaya();
    await other.leave();
    await other.presence.heartbeat();
    const { presence, leave, come } = nodeWithMaya();
    await presence.heartbeat();
    server.stop();
    await vi.waitUntil(() => !redis.isReady, WAIT);
    await leave();
    await presence.heartbeat();
    come('leo');
    server.wake();
    await vi.waitUntil(() => redis.isReady, WAIT);

    await presence.heartbeat();

    expect([...(await other.presence.whoIsOnline(['maya', 'leo']))]).toEqual(['leo']);

    presence.close();
    other.presence.close();
  });

  it('says that a child has left also when Redis stops answering at that moment', async () => {
    const { presence, changes, leave } = nodeWithMaya();
    await leave();
    server.stop();

    await presence.heartbeat().catch(() => undefined);
    presence.close();

    expect(changes).toEqual([false]);

    server.wake();
    await vi.waitUntil(() => redis.isReady, WAIT);
  });
});
