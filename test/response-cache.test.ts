import { afterAll, beforeAll, expect, it } from 'vitest';
import { logOut } from '#contract/accounts.ts';
import { readUnreadCount } from '#contract/chat.ts';
import { cursorAfter } from '#server/platform/cursor.ts';
import { sendText, twoBuddies } from './support/chat.ts';
import { block, type Child } from './support/children.ts';
import { grant } from './support/people.ts';
import { openWorld, type World } from './world.ts';

const UNREAD = '/api/chat/unread-count';
/** Headers of one response, or set by Node itself. */
const ofOneCall = /^(date|connection|keep-alive|x-ratelimit-.+)$/;

let world: World;
let address: string;
beforeAll(async () => {
  world = await openWorld();
  address = await world.listen();
});
afterAll(() => world[Symbol.asyncDispose]());

/** Over a real connection: a cached response never reaches Fastify. */
async function ask({ cookieHeader }: Child, headers: Record<string, string> = {}, path = UNREAD) {
  const reply = await fetch(address + path, { headers: { cookie: cookieHeader, ...headers } });
  return { status: reply.status, body: await reply.text(), headers: reply.headers };
}

async function servedFromCache(): Promise<number> {
  const { values } = await world.context.metrics.servedFromCache.get();
  return values[0]?.value ?? 0;
}

/** How many of these requests the cache answered. */
async function countCacheHits(requests: () => Promise<unknown>): Promise<number> {
  const before = await servedFromCache();
  await requests();
  return (await servedFromCache()) - before;
}

it('is served again with the same body and the same security headers', async () => {
  const [maya] = await twoBuddies(world);

  const first = await ask(maya);
  const again = await ask(maya);

  expect(await countCacheHits(() => ask(maya))).toBe(1);
  expect(again.status).toBe(200);
  expect(again.body).toBe('{"count":0}');

  const lasting = ({ headers }: typeof first) => [...headers].filter(([name]) => !ofOneCall.test(name));
  expect(lasting(again)).toEqual(lasting(first));
  expect(Object.fromEntries(lasting(again))).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'x-content-type-options': 'nosniff',
  });
});

it('is a 304 for a browser that already has it', async () => {
  const [maya] = await twoBuddies(world);
  const etag = (await ask(maya)).headers.get('etag') ?? '';

  expect(
    await countCacheHits(async () => {
      const again = await ask(maya, { 'if-none-match': etag });

      expect(again.status).toBe(304);
      expect(again.body).toBe('');
      expect((await ask(maya, { 'if-none-match': '"other"' })).status).toBe(200);
    }),
  ).toBe(2);
});

it('is computed again after a change', async () => {
  const [maya, leo] = await twoBuddies(world);
  await ask(maya);

  await sendText(leo, maya, 'hello');

  expect((await ask(maya)).body).toBe('{"count":1}');

  await block(world, maya, leo);
  await grant(maya, ['buddies', 'chat']); // invalidates what is cached about her

  expect((await ask(maya)).body).toBe('{"count":0}');
});

it('is for this session only', async () => {
  const [maya, leo] = await twoBuddies(world);
  await sendText(leo, maya, 'hello');

  await ask(maya);

  expect((await ask(leo)).body).toBe('{"count":0}');
  expect((await fetch(address + UNREAD)).status).toBe(401);
  expect((await ask(maya, { cookie: maya.cookieHeader.replace('lilypad=', 'lilypad=x') })).status).toBe(401);
});

it('ends with the session', async () => {
  const [maya] = await twoBuddies(world);
  const { cookieHeader } = maya;
  await ask(maya);
  await ask(maya);

  await maya.call(logOut, {});

  expect((await ask({ cookieHeader } as Child)).status).toBe(401);
});

it('expires soon, so that an ended session cannot read it', async () => {
  const [maya] = await twoBuddies(world);
  await ask(maya);

  await world.pass(15_000);

  expect(await countCacheHits(() => ask(maya))).toBe(0);

  await world.context.db.pool.query('delete from sessions where account_id = $1', [maya.id]);
  await world.pass(31_000);

  expect((await ask(maya)).status).toBe(401);
});

it('counts towards the same rate limit', async () => {
  const [maya] = await twoBuddies(world);
  const { limit } = readUnreadCount.rateLimit;

  const answers = await Promise.all(Array.from({ length: limit + 3 }, () => ask(maya)));

  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  expect((await maya.send('GET', UNREAD)).statusCode).toBe(429);
});

it('is not used for another address', async () => {
  const [maya] = await twoBuddies(world);
  await ask(maya);

  expect((await ask(maya, {}, `${UNREAD}?more=1`)).status).toBe(400);
});

it('is stored under the address as the contract spells it, and under no other spelling', async () => {
  const [maya] = await twoBuddies(world);
  const path = '/api/chat/unread%2Dcount';

  expect((await ask(maya, {}, path)).status).toBe(200);
  expect(await countCacheHits(() => ask(maya, {}, path))).toBe(0);
});

it('is stored for the first page only, so that made-up cursors cannot fill the cache', async () => {
  const [maya] = await twoBuddies(world);
  const path = `/api/friends/requests?cursor=${cursorAfter({ at: world.clock.now(), id: maya.id })}`;

  expect((await ask(maya, {}, path)).status).toBe(200);
  expect(await countCacheHits(() => ask(maya, {}, path))).toBe(0);
});
