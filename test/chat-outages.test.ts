import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { listMessages, readUnreadCount, sendMessage } from '#contract/chat.ts';
import { newId } from '#server/platform/tokens.ts';
import { messageTexts, readConversation, twoBuddies } from './support/chat.ts';
import type { Child } from './support/children.ts';
import { hasRedis, RedisServer } from './support/redis.ts';
import { openSocket, type TestSocket } from './support/sockets.ts';
import { openWorld } from './world.ts';

const said = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ clientId: newId(), message: `number ${at}` }));

describe('a database that fails during a chat', () => {
  it('loses no acknowledged message, and delivers none twice or out of order', async () => {
    await using world = await openWorld();
    const [maya, leo] = await twoBuddies(world, [14, 14]);
    const address = await world.listen();
    const line = await openSocket(address, maya);
    const killer = new pg.Client(world.connection);
    await killer.connect();
    const words = said(24);
    for (const [at, form] of words.entries()) {
      const isHeard = sayUntilHeard(line, leo, form);
      if (at % 4 === 2) await endConnections(killer);
      await isHeard;
    }
    await killer.end();

    const kept = await readConversation(leo, maya);

    expect(messageTexts(kept)).toEqual(words.map(({ message }) => message));

    const ids = new Map(kept.map(({ clientId, id }) => [clientId, id]));
    for (const { clientId, id } of line.all('ack')) expect(ids.get(clientId)).toBe(id);
    for (const { error } of line.all('refused')) expect(error.code).toBe('unavailable');
  });
});

describe.skipIf(!hasRedis)('a Redis that fails during a chat (needs redis-server on this machine)', () => {
  it('delays no child, loses no message, and clients reload when it is back', async () => {
    await using redis = await RedisServer.start();
    await using one = await openWorld({ settings: { REDIS_URL: redis.url } });
    await using other = await openWorld({ settings: { REDIS_URL: redis.url }, nodeOf: one });
    const [maya, leo] = await twoBuddies(one, [14, 14]);
    const [here, there] = [await one.listen(), await other.listen()];
    const [hers, herTablet, his] = [
      await openSocket(here, maya),
      await openSocket(here, maya),
      await openSocket(there, leo),
    ];
    const words = said(12);

    for (const form of words.slice(0, 4)) await sayUntilHeard(hers, leo, form);
    await his.next('message', 4);

    expect((await leo.at(other).call(readUnreadCount, {})).data.count).toBe(4);

    await redis.kill();

    await expect.poll(() => one.context.redis?.isReady).toBe(false);

    for (const form of words.slice(4, 7)) await sayUntilHeard(hers, leo, form);
    await herTablet.next('message', 7);
    const [byCall] = words.slice(7, 8) as [{ clientId: string; message: string }];

    expect((await maya.call(sendMessage, { params: { userId: leo.id }, body: byCall })).status).toBe(201);
    expect((await leo.at(other).call(listMessages, { params: { userId: maya.id } })).status).toBe(200);

    const forget = async () => (await maya.send('POST', '/api/forgot', { username: 'nobody' })).statusCode;
    for (let calls = 0; calls < 10; calls += 1) expect(await forget()).toBe(202);
    expect(await forget()).toBe(429);

    await redis.startAgain();

    expect(await his.next('bye')).toMatchObject({ reason: 'restarting' });

    const again = await openSocket(there, leo);
    await expect.poll(async () => (await leo.at(other).call(readUnreadCount, {})).data.count).toBe(8);

    await hers.next('bye');
    const hersAgain = await openSocket(here, maya);

    for (const form of words.slice(8)) await sayUntilHeard(hersAgain, leo, form);
    await again.next('message', 4);

    expect(messageTexts(await readConversation(leo, maya))).toEqual(words.map(({ message }) => message));
  });
});

/** Sends the same message until it is acknowledged, as the browser does. */
async function sayUntilHeard(line: TestSocket, to: Child, form: { clientId: string; message: string }): Promise<void> {
  const isHeard = () => line.all('ack').some(({ clientId }) => clientId === form.clientId);
  while (!isHeard()) {
    const refusals = line.all('refused').length;
    line.send({ type: 'send_message', userId: to.id, ...form });
    await expect
      .poll(() => isHeard() || line.all('refused').length > refusals, { timeout: 10_000, interval: 2 })
      .toBe(true);
  }
}

/** As a restarting database does. */
function endConnections(killer: pg.Client): Promise<unknown> {
  return killer.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'lilypad' and datname = current_database()`,
  );
}
