import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '#contract/accounts.ts';
import { guessRiddle, readTodaysRiddle } from '#contract/cards.ts';
import { sendMessage } from '#contract/chat.ts';
import { readFeed } from '#contract/feed.ts';
import { readHelplines } from '#contract/help.ts';
import { eraseChild } from '#server/family/index.ts';
import { newId } from '#server/platform/tokens.ts';
import { child, makeBuddies, post } from './support/children.ts';
import { playing } from './support/collaborative-games.ts';
import { parentSession } from './support/parents.ts';
import { hasRedis, RedisServer } from './support/redis.ts';
import { openSocket } from './support/sockets.ts';
import { type Browser, openWorld, PASSWORD, type World } from './world.ts';

/** The longest window of a rate limit in the contract, in seconds. */
const MAX_TTL_SECONDS = 3600;
const CANARY = 'zqcanary';

interface Entry {
  readonly key: string;
  /** Seconds; -1 is for ever. */
  readonly ttl: number;
  readonly content: string;
}

describe.skipIf(!hasRedis)('what Redis holds after a busy day (needs redis-server on this machine)', () => {
  let redis: RedisServer;
  let world: World;
  let maya: Browser & { id: string };
  let traces: string[];

  beforeAll(async () => {
    redis = await RedisServer.start();
    world = await openWorld({ settings: { REDIS_URL: redis.url } });
    maya = await busyChild(world);
    traces = [maya.id, maya.ip, CANARY];
  });
  afterAll(async () => {
    await world[Symbol.asyncDispose]();
    await redis[Symbol.asyncDispose]();
  });

  const entries = async (): Promise<Entry[]> => {
    const client = world.context.redis;
    if (!client) throw new Error('the world has a Redis');
    const found: Entry[] = [];
    for await (const keys of client.scanIterator())
      for (const key of keys) found.push({ key, ttl: await client.ttl(key), content: await readContent(client, key) });
    return found;
  };
  const naming = (found: readonly Entry[], words: readonly string[]) =>
    found.filter(({ key, content }) => words.some((word) => `${key} ${content}`.toLowerCase().includes(word)));

  it('consists of counters, leases, and who is on which node', async () => {
    const kinds = new Set((await entries()).map(({ key }) => key.split(':').slice(0, 2).join(':')));

    expect([...kinds].sort()).toEqual(['lilypad:here', 'lilypad:node', 'lilypad:nodes', 'lilypad:rate-limit']);
  });

  it('expires, except the list of nodes, which names no person', async () => {
    const forEver = (await entries()).filter(({ ttl }) => ttl < 0);

    expect(forEver.map(({ key }) => key)).toEqual(['lilypad:nodes']);
    expect(naming(forEver, traces)).toEqual([]);
  });

  it('is gone after an hour at most', async () => {
    expect((await entries()).filter(({ ttl }) => ttl > MAX_TTL_SECONDS)).toEqual([]);
  });

  it('names a child only by id and only while she is online, and nobody by text or network', async () => {
    const found = naming(await entries(), traces);

    expect(found.map(({ key }) => key.split(':')[1])).toEqual(['here']);
    expect(naming(found, [CANARY, maya.ip])).toEqual([]);
  });

  it('is found by the search when a module forgets to delete it', async () => {
    await world.context.redis?.set('lilypad:attic', `Dear ${CANARY}`);

    expect(naming(await entries(), traces).map(({ key }) => key)).toContain('lilypad:attic');

    await world.context.redis?.del('lilypad:attic');
  });

  it('no longer names her after she is erased', async () => {
    await eraseChild(world.context, maya.id);
    await world.context.events.idle();

    await expect.poll(async () => naming(await entries(), traces), { timeout: 20_000, interval: 500 }).toEqual([]);
  }, 30_000);
});

/** A child with an open screen, who writes, plays together, guesses, and whose parent looks in. */
async function busyChild(world: World): Promise<Browser & { id: string }> {
  const { maya, leo } = await playing(world);
  const origin = await world.listen();
  for (const one of [maya, leo]) await openSocket(origin, one);
  const buddy = await child(world, { scopes: ['chat', 'buddies'] });
  await makeBuddies(world, maya, buddy);
  const message = { clientId: newId(), message: `${CANARY} says hello` };
  await maya.call(sendMessage, { params: { userId: buddy.id }, body: message });
  await post(world, maya, { title: `${CANARY} post` });
  await maya.call(readFeed, {});
  const { id } = (await maya.call(readTodaysRiddle, {})).data;
  await maya.call(guessRiddle, { params: { id }, body: { guess: CANARY } });
  await maya.call(readHelplines, {});
  await world.visitor().call(logIn, { body: { username: CANARY, password: PASSWORD } });
  await parentSession(world, maya);
  await sleep(6000); // a heartbeat
  return maya;
}

async function readContent(client: NonNullable<World['context']['redis']>, key: string): Promise<string> {
  switch (await client.type(key)) {
    case 'string':
      return String(await client.get(key));
    case 'set':
      return (await client.sMembers(key)).join(' ');
    default:
      throw new Error(`nobody looks into ${key} yet`);
  }
}
