import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBuddies } from '#test/support/children.ts';
import { hire, join, type Person } from '#test/support/people.ts';
import { connectSocket } from '#test/support/sockets.ts';
import { openWorld, type World } from '#test/world.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const warnings: { msg: string; level: number }[] = [];
let world: World;
let address: string;
let maya: Person;
let leo: Person;
let ada: Person;

beforeAll(async () => {
  world = await openWorld({ settings: { LOG_LEVEL: 'warn' }, onLog: (line) => void warnings.push(JSON.parse(line)) });
  address = await world.listen();
  maya = await join(world, { age: 14 });
  leo = await join(world, { age: 14 });
  ada = await hire(world, { username: 'ada', role: 'admin' });
  await makeBuddies(world, maya, leo);
});
afterAll(() => world[Symbol.asyncDispose]());

describe('what PostgreSQL cannot store', () => {
  it.each([
    ['a search for friends', () => maya, '/api/friends/search?q=', '%00'],
    ['a search for people', () => ada, '/api/admin/users?q=', '%00'],
    ['a cursor', () => ada, '/api/admin/users?q=frog&cursor=frog', '%00'],
    ['a username that is asked for', () => world.visitor(), '/api/username-available?username=frog', '%00'],
  ])('is refused in %s', async (_what, who, path, odd) => {
    const reply = await who().send('GET', `${path}fr${odd}og`);

    expect(reply.statusCode).toBe(400);
    expect(reply.json().error.code).toBe('invalid');
  });

  it.each([
    ['a null character', 'fr\u0000og'],
    ['half a character', 'fr\ud83dog'],
  ])('is refused in a body with a sentence: %s', async (_what, text) => {
    const right = await maya.send('POST', '/api/login', { username: 'frog', password: 'correct frog battery' });
    const reply = await maya.send('POST', '/api/login', { username: 'frog', password: text });

    expect(right.json().error.code).toBe('wrong_login');
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error.fields).toEqual({ password: 'Please use plain letters here' });
  });

  it('is refused in a chat, and the next message goes through', async () => {
    const socket = await connectSocket(address, maya.cookieHeader);
    const form = (text: string) => ({
      type: 'send_message',
      userId: leo.id,
      clientId: crypto.randomUUID(),
      message: text,
    });

    socket?.sendRaw(JSON.stringify(form('fr\ud83dog')));

    expect(await socket?.next('refused')).toMatchObject({ error: { code: 'invalid' } });

    socket?.sendRaw(JSON.stringify(form('frog')));

    expect(await socket?.next('ack')).toMatchObject({ message: { message: 'frog' } });

    socket?.close();
  });
});

describe('a cursor that we did not make', () => {
  const packed = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');

  it.each([
    ['messages', () => ada, '/api/admin/contact', `-271821-04-20T00:00:00.000Z_${ID}`],
    ['messages', () => ada, '/api/admin/contact', `2026-11-18T15:00:00.000Z_${'-'.repeat(36)}`],
    ['messages', () => ada, '/api/admin/contact', 'frog'],
    ['cases', () => ada, '/api/moderation/cases', packed([-999999999999999, ID])],
    ['cases', () => ada, '/api/moderation/cases', packed([1700000000000, '-'.repeat(36)])],
    ['activities', () => maya, '/api/activities', packed([999999999999999, ID])],
    ['buddies', () => maya, '/api/friends', packed([2, 'Frog', ID])],
    ['people', () => ada, '/api/admin/users', "frog'--"],
  ])('of %s is refused', async (_what, who, path, cursor) => {
    const more = path.endsWith('users') ? '&q=frog' : '';

    const right = await who().send('GET', `${path}?${more}`);
    const reply = await who().send('GET', `${path}?cursor=${encodeURIComponent(cursor)}${more}`);

    expect(right.statusCode).toBe(200);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error.code).toBe('invalid');
  });
});

describe('a browser that hangs up early', () => {
  const halfSent = [
    'POST /api/posts HTTP/1.1',
    'host: 127.0.0.1',
    'content-type: application/json',
    'content-length: 5000',
  ];

  it('in the middle of its request causes no error', async () => {
    warnings.length = 0;
    const failures = await failuresSoFar();
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    await once(socket, 'connect');

    socket.write(`${[...halfSent, `cookie: ${maya.cookieHeader}`].join('\r\n')}\r\n\r\n{"title":`);

    await expect.poll(() => countConnections(), { interval: 5 }).toBeGreaterThan(0);

    socket.destroy();

    await expect.poll(() => countConnections(), { interval: 5 }).toBe(0);
    expect(warnings).toEqual([]);
    expect(await failuresSoFar()).toBe(failures);
  });
});

it.each(['/%', '/api/user', '/ws%00', '/ws?%'])('an upgrade request for %s leaves no connection open', async (url) => {
  const before = await countConnections();
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`GET ${url} HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n`);
  await once(socket, 'data');

  socket.destroy();

  await expect.poll(countConnections, { interval: 5 }).toBe(before);
});

it('the home page with a query is shown to a child, and logs nothing', async () => {
  warnings.length = 0;

  const reply = await maya.send('GET', '/?from=a-friend', undefined, { accept: 'text/html' });

  expect(reply.statusCode).toBe(200);
  expect(warnings).toEqual([]);
});

function countConnections(): Promise<number> {
  return new Promise((resolve) => world.app.server.getConnections((_error, count) => resolve(count)));
}

/** Refusals that say that something is broken on our side. */
async function failuresSoFar(): Promise<number> {
  const { values } = await world.context.metrics.problems.get();
  return values
    .filter(({ labels }) => /unexpected|unavailable/.test(String(labels.code)))
    .reduce((sum, { value }) => sum + value, 0);
}
