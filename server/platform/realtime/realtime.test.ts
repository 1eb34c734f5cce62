import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endOtherSessions } from '#contract/accounts/sessions.ts';
import { logIn, logOut } from '#contract/accounts.ts';
import { guessRiddle } from '#contract/cards.ts';
import { getLibrary } from '#server/cards/index.ts';
import { join, type Person } from '#test/support/people.ts';
import { connectSocket, openSocket, type TestSocket } from '#test/support/sockets.ts';
import { openWorld, PASSWORD, type World } from '#test/world.ts';
import { HOUR } from '../clock.ts';

let world: World;
let address: string;
let number = 0;

beforeAll(async () => {
  world = await openWorld();
  address = await world.listen();
});
afterAll(() => world[Symbol.asyncDispose]());

const newChild = () => {
  number += 1;
  return join(world, { username: `socket_${number}`, age: 9 });
};

const connected = (person: Person) => openSocket(address, person);
const call = (cookie: string, origin?: string) => connectSocket(address, cookie, origin);

describe('opening a socket', () => {
  it('is allowed to a signed-in child on our own page', async () => {
    const socket = await connected(await newChild());
    socket.close();

    await expect.poll(() => socket.closedWith).toBeDefined();
  });

  it.each([
    ['a visitor', () => ''],
    ['a made-up session', () => 'lilypad=nonsense'],
  ])('stays shut for %s', async (_who, cookie) => {
    expect(await call(cookie())).toBeUndefined();
  });

  it('is refused to a page of another origin', async () => {
    const child = await newChild();

    expect(await call(child.cookieHeader, 'https://evil.example')).toBeUndefined();
  });
});

describe('a message that is sent while a page loads', () => {
  it('makes the page fetch again as soon as its socket opens', async () => {
    const maya = await newChild();
    const other = await newChild();
    world.context.realtime.notifyChanged(maya.id, 'points');

    const socket = await openSocket(address, maya, 5000);
    await socket.next('missed');

    const [newerPage, ofAnother] = [await openSocket(address, maya), await openSocket(address, other, 5000)];
    await newerPage.quiet();
    await ofAnother.quiet();

    expect(newerPage.all('missed')).toEqual([]);
    expect(ofAnother.all('missed')).toEqual([]);
  });

  it.each(['soon', '-1', ''])('is not asked about with %j', async (age) => {
    const maya = await newChild();
    world.context.realtime.notifyChanged(maya.id, 'points');
    const socket = await connectSocket(address, maya.cookieHeader, address, age);
    await socket?.quiet();

    expect(socket?.all('missed')).toEqual([]);
  });
});

describe('an open socket', () => {
  it("receives the child's own points, and nobody else does", async () => {
    const [maya, leo] = [await newChild(), await newChild()];
    const [own, other] = [await connected(maya), await connected(leo)];
    const riddle = getLibrary(world.context).items.find((item) => item.kind === 'riddle');
    const { answer = '' } = riddle as { answer?: string };

    await maya.call(guessRiddle, { params: { id: riddle?.id ?? '' }, body: { guess: answer } });

    await expect.poll(() => own.received).toContainEqual({ type: 'changed', what: 'points' });
    expect(other.received).toEqual([]);
  });

  it('is closed when its child logs out', async () => {
    const child = await newChild();
    const socket = await connected(child);

    await child.call(logOut, {});

    await expect.poll(() => socket.closedWith).toBe(1000);
    expect(socket.received.at(-1)).toEqual({ type: 'bye', reason: 'signed_out' });
  });

  it('is closed when its session is ended from another device', async () => {
    const child = await newChild();
    const socket = await connected(child);
    const tablet = world.visitor();

    await tablet.call(logIn, { body: { username: child.username, password: PASSWORD } });
    await tablet.call(endOtherSessions, {});

    await expect.poll(() => socket.closedWith).toBe(1000);
    expect((await tablet.send('GET', '/api/user')).statusCode).toBe(200);
  });

  it('is closed at the next heartbeat when its session has expired; others stay', async () => {
    const gone = await newChild();
    const socket = await connected(gone);
    await world.pass(12 * HOUR);
    const other = await connected(await newChild());

    await world.context.realtime.heartbeat();

    await expect.poll(() => socket.closedWith).toBe(1000);
    expect(socket.received).toEqual([{ type: 'bye', reason: 'signed_out' }]);
    expect(other.received).toEqual([]);
    expect(other.closedWith).toBeUndefined();
  });

  it('does not keep its session alive', async () => {
    const child = await newChild();
    const socket = await connected(child);
    await world.pass(7 * HOUR);

    await world.context.realtime.heartbeat();

    expect(socket.received).toEqual([]);

    await world.pass(5 * HOUR);

    expect((await child.send('GET', '/api/user')).statusCode).toBe(401);
  });

  it('refuses messages of unknown types, and closes after three', async () => {
    const socket = await connected(await newChild());

    socket.sendRaw('ribbit');
    socket.sendRaw({ type: 'send_message', text: 'hello' });
    socket.sendRaw({ type: 'ping' });
    socket.sendRaw('{');
    socket.sendRaw({});

    await expect.poll(() => socket.received.filter(({ type }) => type === 'refused')).toHaveLength(4);
    expect(socket.closedWith).toBeUndefined();

    socket.sendRaw([]);

    await expect.poll(() => socket.closedWith).toBe(1008);
    expect(socket.received.at(-1)).toEqual({ type: 'bye', reason: 'misbehaved' });
  });

  it('closes when it is flooded with messages', async () => {
    const socket = await connected(await newChild());
    for (let said = 0; said < 1000; said += 1) socket.sendRaw({ type: 'ping' });

    await expect.poll(() => socket.closedWith).toBe(1008);
    expect(socket.received.filter(({ type }) => type !== 'pong')).toEqual([{ type: 'bye', reason: 'misbehaved' }]);
  });

  it('answers a ping, so that a browser notices a dead connection', async () => {
    const socket = await connected(await newChild());

    socket.sendRaw({ type: 'ping' });

    expect(await socket.next('pong')).toEqual({ type: 'pong' });
  });

  it('is counted together with the child’s other sockets, also those that have gone, until the next heartbeat', async () => {
    const child = await newChild();
    const speak = (socket: TestSocket) => {
      for (let said = 0; said < 160; said += 1) socket.sendRaw({ type: 'ping' });
      socket.sendRaw('ribbit');
    };
    const gone = await connected(child);
    speak(gone);
    await gone.next('refused');
    gone.close();
    const sockets = [await connected(child), await connected(child), await connected(child)];

    for (const socket of sockets) speak(socket);

    await expect.poll(() => sockets.some(({ closedWith }) => closedWith === 1008)).toBe(true);

    await world.context.realtime.heartbeat();
    const later = await connected(child);

    speak(later);
    await later.next('refused');

    expect(later.closedWith).toBeUndefined();
  });

  it('is one of ten at most for each child', async () => {
    const child = await newChild();
    const sockets = await Promise.all(Array.from({ length: 11 }, () => connected(child)));

    await expect.poll(() => sockets.filter(({ closedWith }) => closedWith === 1008)).toHaveLength(1);

    const other = await connected(await newChild());
    for (const socket of sockets) socket.close();

    await expect.poll(() => sockets.every(({ closedWith }) => closedWith !== undefined)).toBe(true);
    expect(other.closedWith).toBeUndefined();
  });

  it('is cut off when it sends more than it may', async () => {
    const socket = await connected(await newChild());
    socket.sendRaw('x'.repeat(20_000));

    await expect.poll(() => socket.closedWith).toBe(1009);
  });
});
