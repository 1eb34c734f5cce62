import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createClient } from '@redis/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChatMessage, listChatBuddies, listMessages, readUnreadCount } from '#contract/chat.ts';
import { recordConsentInPerson, revokeConsent } from '#contract/family.ts';
import { blockUser } from '#contract/friends.ts';
import { newId } from '#server/platform/tokens.ts';
import { chatter, messageTexts, twoBuddies } from './support/chat.ts';
import { type Child, makeBuddies } from './support/children.ts';
import { newFamily } from './support/family.ts';
import { readLinks } from './support/parent-mails.ts';
import { grant, ines, type Person } from './support/people.ts';
import { hasRedis, RedisServer, startNode } from './support/redis.ts';
import { openSocket, type TestSocket } from './support/sockets.ts';
import { openWorld, type World } from './world.ts';

describe.skipIf(!hasRedis)('a chat over two nodes (needs redis-server on this machine)', () => {
  let redis: RedisServer;
  let one: World;
  let other: World;
  let addressOne: string;
  let addressOther: string;

  beforeAll(async () => {
    redis = await RedisServer.start();
    one = await openWorld({ settings: { REDIS_URL: redis.url } });
    other = await openWorld({ settings: { REDIS_URL: redis.url }, nodeOf: one });
    addressOne = await one.listen();
    addressOther = await other.listen();
  });
  afterAll(async () => {
    await other[Symbol.asyncDispose]();
    await one[Symbol.asyncDispose]();
    await redis[Symbol.asyncDispose]();
  });

  /** Maya on one node, Leo on the other, both in their chat. */
  async function apart(): Promise<{ maya: Child; leo: Child; hers: TestSocket; his: TestSocket }> {
    const [maya, leo] = await twoBuddies(one);
    const [hers, his] = [await openSocket(addressOne, maya), await openSocket(addressOther, leo)];
    hers.send({ type: 'join_chat', userId: leo.id });
    his.send({ type: 'join_chat', userId: maya.id });
    await Promise.all([hers.quiet(), his.quiet()]);
    return { maya, leo, hers, his };
  }

  it('passes messages, typing, read receipts and counts from one to the other', async () => {
    const { maya, leo, hers, his } = await apart();
    const there = leo.at(other);
    const tablet = await openSocket(addressOne, leo);

    expect((await there.call(readUnreadCount, {})).data.count).toBe(0);

    hers.send({ type: 'typing_start', userId: leo.id });

    expect(await his.next('typing')).toMatchObject({ userId: maya.id, isTyping: true });

    hers.send({ type: 'send_message', userId: leo.id, clientId: newId(), message: 'hello over there' });
    const { message } = await his.next('message');

    expect(message.message).toBe('hello over there');
    await expect.poll(async () => (await there.call(readUnreadCount, {})).data.count).toBe(1);

    his.send({ type: 'mark_read', userId: maya.id, upTo: message.seq });

    expect(await tablet.next('read')).toMatchObject({ userId: leo.id, upTo: message.seq });
  });

  it('knows who is online on the other node', async () => {
    const { maya, leo, hers, his } = await apart();
    await hers.next('online');

    expect((await maya.call(listChatBuddies, {})).data.buddies[0]?.isOnline).toBe(true);

    his.close();

    await expect.poll(() => his.closedWith).toBeDefined();

    for (let beats = 0; beats < 2; beats += 1) await other.context.realtime.presence.heartbeat();

    await expect.poll(() => hers.all('offline').some(({ userId }) => userId === leo.id)).toBe(true);
    expect((await maya.call(listChatBuddies, {})).data.buddies[0]?.isOnline).toBe(false);
  });

  it('closes on one node after a block or a change of scopes on the other one', async () => {
    for (const end of [
      (leo: Person, maya: Person) => leo.at(other).call(blockUser, { params: { id: maya.id } }),
      (leo: Person) =>
        grant(Object.assign(leo.at(other), { id: leo.id, username: leo.username, browser: leo.browser }), ['buddies']),
    ]) {
      const { maya, leo, hers, his } = await apart();
      await end(leo, maya);
      await expect.poll(() => hers.all('changed').map(({ what }) => what)).toContain('chat');
      hers.send({ type: 'typing_start', userId: leo.id });
      hers.send({ type: 'send_message', userId: leo.id, clientId: newId(), message: 'are you there' });
      await hers.quiet();
      expect(hers.all('ack')).toEqual([]);
      expect(his.all('message')).toEqual([]);
      expect(his.all('typing')).toEqual([]);
    }
  });

  it('closes on both at once when a parent withdraws consent on one of them', async () => {
    const keeper = await ines(one);
    const { child, address } = await newFamily(one);
    const body = { username: child.username, parentName: 'Omar', relation: 'father', isContact: true } as const;
    await keeper.call(recordConsentInPerson, { body: { ...body, scopes: ['buddies', 'chat'] } });
    const leo = await chatter(one);
    await makeBuddies(one, child, leo);
    const [hers, his] = [await openSocket(addressOne, child), await openSocket(addressOther, leo)];
    hers.send({ type: 'join_chat', userId: leo.id });
    his.send({ type: 'join_chat', userId: child.id });

    his.send({ type: 'send_message', userId: child.id, clientId: newId(), message: 'hello over there' });
    await hers.next('message');

    expect((await leo.at(other).call(listChatBuddies, {})).data.buddies).toHaveLength(1);

    const { link } = await readLinks(one, address);
    expect((await other.visitor().call(revokeConsent, { body: { token: link } })).data.consent).toBe('revoked');

    his.send({ type: 'typing_start', userId: child.id });

    his.send({ type: 'send_message', userId: child.id, clientId: newId(), message: 'are you there' });
    await his.quiet();

    await expect.poll(() => hers.closedWith, { timeout: 2000 }).toBeDefined();

    expect(hers.all('message').length).toBe(1);
    expect(hers.all('typing')).toEqual([]);
    expect(his.all('ack').length).toBe(1);
    await expect.poll(async () => (await child.call(readUnreadCount, {})).status, { timeout: 2000 }).toBe(401);
    expect((await leo.at(other).call(listChatBuddies, {})).data.buddies).toEqual([]);
    expect((await leo.call(listMessages, { params: { userId: child.id } })).status).toBe(404);
  });

  it('shows everybody as offline who was on a node with an expired lease', async () => {
    const third = await openWorld({ settings: { REDIS_URL: redis.url }, nodeOf: one });
    const address = await third.listen();
    const [maya, leo] = await twoBuddies(one);
    const hers = await openSocket(addressOne, maya);
    await openSocket(address, leo);
    await hers.next('online');
    third.context.realtime.presence.close();
    await endLeases(redis.url);

    for (const node of [one, other]) await node.context.realtime.presence.heartbeat();

    expect(await hers.next('offline')).toMatchObject({ userId: leo.id });

    await third[Symbol.asyncDispose]();
  });
});

describe.skipIf(!hasRedis)('a node that is killed in the middle of a chat (needs redis-server on this machine)', () => {
  it('loses no acknowledged message, and delivers none twice or out of order', async () => {
    await using redis = await RedisServer.start();
    await using world = await openWorld({ settings: { REDIS_URL: redis.url } });
    const [maya, leo] = await twoBuddies(world, [14, 14]);
    const ida = await chatter(world, { age: 14 });
    await makeBuddies(world, leo, ida);
    // The nodes use the real clock.
    await world.context.db.pool.query(
      `update sessions set last_used_at = now(), expires_at = now() + interval '1 day'`,
    );
    const [first, second] = [await startNode(world, redis.url), await startNode(world, redis.url)];
    try {
      const his = await openSocket(second.address, leo);
      await openSocket(first.address, ida);
      await expect.poll(() => his.all('online').some(({ userId }) => userId === ida.id)).toBe(true);
      const said = Array.from({ length: 40 }, (_, at) => ({ clientId: newId(), message: `number ${at}` }));
      const acked = await sayThrough(
        said,
        leo.id,
        () => openSocket(first.address, maya),
        15,
        () => first.process.kill('SIGKILL'),
      );
      const rest = said.filter(({ clientId }) => !acked.has(clientId));
      const again = await sayThrough(rest, leo.id, () => openSocket(second.address, maya));
      const kept = await readAllMessages(leo, maya);
      expect(messageTexts(kept)).toEqual(said.map(({ message }) => message));
      const ids = new Map(kept.map(({ clientId, id }) => [clientId, id]));
      for (const [clientId, id] of [...acked, ...again]) expect(ids.get(clientId)).toBe(id);
      await endLeases(redis.url);
      await expect
        .poll(() => his.all('offline').some(({ userId }) => userId === ida.id), { timeout: 15_000 })
        .toBe(true);
    } finally {
      first.process.kill('SIGKILL');
      second.process.kill('SIGTERM');
      await once(second.process, 'exit');
    }
  });

  /** The whole conversation, page by page. */
  async function readAllMessages(reader: Child, buddy: Child): Promise<ChatMessage[]> {
    let messages: ChatMessage[] = [];
    let before: string | null | undefined;
    do {
      const query = before ? { before } : {};
      const { data } = await reader.call(listMessages, { params: { userId: buddy.id }, query });
      messages = [...data.messages, ...messages];
      before = data.before;
    } while (before);
    return messages;
  }
});

it('npm run cluster asks for Redis in one sentence', async () => {
  const cluster = spawn(process.execPath, ['bin/cluster.ts'], { env: { ...process.env, REDIS_URL: '' } });
  let said = '';
  cluster.stderr.on('data', (words) => {
    said += words;
  });

  const [code] = await once(cluster, 'close');

  expect(said.trim()).toBe(
    'Two nodes share their news by Redis. Start one, then: REDIS_URL=redis://127.0.0.1:6379 npm run cluster',
  );
  expect(code).toBe(1);
});

/** Sends everything as fast as it can. Returns what was acknowledged: all, or what came before the connection broke. */
async function sayThrough(
  said: readonly { clientId: string; message: string }[],
  userId: string,
  open: () => Promise<TestSocket>,
  cutAfter = Number.POSITIVE_INFINITY,
  cut: () => void = () => undefined,
): Promise<Map<string, string>> {
  const line = await open();
  for (const form of said) line.send({ type: 'send_message', userId, ...form });
  let isCut = false;
  await expect
    .poll(
      () => {
        if (!isCut && line.all('ack').length >= cutAfter) {
          isCut = true;
          cut();
        }
        return line.closedWith !== undefined || line.all('ack').length === said.length;
      },
      { timeout: 20_000, interval: 1 },
    )
    .toBe(true);
  return new Map(line.all('ack').map(({ clientId, id }) => [clientId, id]));
}

/** As if no node had renewed its lease in time; running nodes do so at their next heartbeat. */
async function endLeases(url: string): Promise<void> {
  const client = createClient({ url });
  await client.connect();
  for (const key of await client.keys('lilypad:node:*')) await client.del(key);
  client.destroy();
}
