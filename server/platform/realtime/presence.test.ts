import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasRedis, RedisServer } from '#test/support/redis.ts';
import { createLog } from '../log.ts';
import { connectRedis, type Redis } from '../redis.ts';
import { createPresence } from './presence.ts';

const log = createLog('silent');

describe.skipIf(!hasRedis)('presence over a real Redis (needs redis-server on this machine)', () => {
  let server: RedisServer;
  let redis: Redis;
  beforeAll(async () => {
    server = await RedisServer.start();
    redis = await connectRedis(server.url, log);
  });
  afterAll(async () => {
    redis.destroy();
    await server[Symbol.asyncDispose]();
  });

  /** A node with one child, whose sockets open and close as the test says. */
  function nodeWithMaya() {
    const here = new Set(['maya']);
    const presence = createPresence({ redis, log, onThisNode: { has: (id) => here.has(id), accountIds: () => here } });
    const changes: boolean[] = [];
    presence.onChange((_accountIds, areOnline) => changes.push(areOnline));
    const leave = async () => {
      here.delete('maya');
      presence.disconnected('maya');
      await presence.heartbeat();
    };
    const comeBack = () => {
      here.add('maya');
      presence.connected('maya');
    };
    return { presence, changes, leave, comeBack };
  }

  it('says that a child has left who is not back at the second heartbeat', async () => {
    const { presence, changes, leave } = nodeWithMaya();
    await leave();

    await presence.heartbeat();
    presence.close();

    expect(changes).toEqual([false]);
  });

  it('never says that a child has left who comes back during that heartbeat', async () => {
    const { presence, changes, leave, comeBack } = nodeWithMaya();
    await leave();

    const heartbeat = presence.heartbeat();
    comeBack();
    await heartbeat;
    presence.close();

    expect(changes).not.toContain(false);
    expect([...(await presence.whoIsOnline(['maya']))]).toEqual(['maya']);
  });
});
