import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, logOut, readUser } from '#contract/accounts.ts';
import { hire, join, type Person } from '#test/support/people.ts';
import { connectSocket } from '#test/support/sockets.ts';
import { openWorld, PASSWORD, type World } from '#test/world.ts';
import { hashToken, newId, newToken } from '../tokens.ts';

const PUBLIC_URL = 'https://pond.example.org';
let open: World;
let world: World;
let maya: Person;
let address: string;
beforeAll(async () => {
  open = await openWorld();
  world = await openWorld({ nodeOf: open, settings: { PUBLIC_URL } });
  maya = await join(world, { username: 'maya_pond' });
  address = await world.listen();
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  await open[Symbol.asyncDispose]();
});

describe('with PUBLIC_URL', () => {
  const write = (origin: string, headers: Record<string, string> = {}) =>
    world.visitor().send('POST', '/api/logout', undefined, { origin, ...headers });

  it('a write from there is accepted', async () => {
    expect((await write(PUBLIC_URL)).statusCode).toBe(204);
  });

  it.each([
    ['the name that the request itself claims', 'https://evil.example', { host: 'evil.example' }],
    ['the same name without https', 'http://pond.example.org', { host: 'pond.example.org' }],
    ['the address of the machine', 'http://127.0.0.1:3000', { host: '127.0.0.1:3000' }],
    ['no page at all', 'null', {}],
  ])('a write is refused from %s', async (_where, origin, headers) => {
    expect((await write(origin, headers)).json().error.code).toBe('foreign_origin');
  });

  it.each(['cross-site', 'same-site'])(
    'a write is refused from a page that a browser calls %s, with or without its name',
    async (site) => {
      const unnamed = await world.visitor().send('POST', '/api/logout', undefined, { 'sec-fetch-site': site });
      const named = await write(PUBLIC_URL, { 'sec-fetch-site': site });

      expect(unnamed.statusCode).toBe(403);
      expect(unnamed.json().error.code).toBe('foreign_origin');
      expect(named.json().error.code).toBe('foreign_origin');
    },
  );

  it.each(['same-origin', 'none'])('a write is accepted from a page that a browser calls %s', async (site) => {
    const reply = await world.visitor().send('POST', '/api/logout', undefined, { 'sec-fetch-site': site });

    expect(reply.statusCode).toBe(204);
  });

  it('pages can be opened from another website', async () => {
    const headers = { accept: 'text/html', 'sec-fetch-site': 'cross-site' };

    expect((await world.visitor().send('GET', '/about', undefined, headers)).statusCode).toBe(200);
  });

  it('the socket opens from there', async () => {
    const socket = await connectSocket(address, maya.cookieHeader, PUBLIC_URL);
    socket?.close();

    expect(socket).toBeDefined();
  });

  it('the socket opens from no other address', async () => {
    expect(await connectSocket(address, maya.cookieHeader, address)).toBeUndefined();
  });
});

it('without PUBLIC_URL a write from the page’s own address is accepted', async () => {
  const reply = await open
    .visitor()
    .send('POST', '/api/logout', undefined, { origin: 'http://192.168.0.7:3000', host: '192.168.0.7:3000' });

  expect(reply.statusCode).toBe(204);
});

describe('the cookie of a session', () => {
  const logInMaya = (at: World) =>
    at.visitor().send('POST', '/api/login', { username: maya.username, password: PASSWORD });

  it('belongs to this host alone where there is https', async () => {
    const [cookie] = (await logInMaya(world)).cookies;

    expect(cookie).toMatchObject({ name: '__Host-lilypad', path: '/', secure: true, httpOnly: true, sameSite: 'Lax' });
    expect(cookie).not.toHaveProperty('domain');
  });

  it('has its plain name where there is none, since browsers would refuse the other', async () => {
    const { cookies } = await logInMaya(open);

    expect(cookies.map(({ name, secure }) => [name, secure])).toContainEqual(['lilypad', undefined]);
  });

  it('is still read under its former name, so that nobody is signed out', async () => {
    const token = newToken();
    const now = world.clock.now();
    await world.context.db.pool.query(
      `insert into sessions (id, token_hash, account_id, device, remembered, created_at, last_used_at, expires_at)
       values ($1, $2, $3, '', true, $4, $4, $5)`,
      [newId(), hashToken(token), maya.id, now, new Date(now.getTime() + 3_600_000)],
    );

    const reply = await world.visitor().send('GET', '/api/user', undefined, { cookie: `lilypad=${token}` });

    expect(reply.statusCode).toBe(200);
  });

  it('is not accepted under a name that other hosts can write', async () => {
    const planted = maya.cookieHeader.replace('__Host-lilypad=', 'lilypad=');
    const reply = await world.visitor().send('GET', '/api/user', undefined, { cookie: planted });

    expect(reply.statusCode).toBe(401);
  });

  it('takes precedence over one that another host has planted', async () => {
    const cookie = `lilypad=planted; ${maya.cookieHeader}`;

    expect((await world.visitor().send('GET', '/api/user', undefined, { cookie })).statusCode).toBe(200);
  });

  it('is cleared under both names at logout', async () => {
    const leo = await join(world);
    const { cookies } = await leo.send('POST', '/api/logout');

    expect(cookies.map(({ name, value }) => [name, value])).toEqual([
      ['__Host-lilypad', ''],
      ['lilypad', ''],
    ]);
  });

  it('works through a whole visit', async () => {
    const moderator = await hire(world, { username: 'host_keeper', role: 'moderator' });
    await moderator.call(logOut, {});
    const left = (await moderator.call(readUser, {})).status;

    await moderator.call(logIn, { body: { username: moderator.username, password: PASSWORD } });

    expect(left).toBe(401);
    expect((await moderator.call(readUser, {})).error.code).toBe('second_step_required');
  });
});

it('every page forbids camera, microphone, location and payment', async () => {
  const policy = (await world.visitor().send('GET', '/about', undefined, { accept: 'text/html' })).headers[
    'permissions-policy'
  ];

  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture'])
    expect(String(policy).split(', ')).toContain(`${feature}=()`);
});
