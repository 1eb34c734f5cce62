import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withMailServer } from '#test/support/mail-settings.ts';
import { openWorld, type World } from '#test/world.ts';

const TOKEN = 'a-token-of-some-length';
let world: World;
beforeAll(async () => {
  world = await openWorld({ settings: { METRICS_TOKEN: TOKEN } });
});
afterAll(() => world[Symbol.asyncDispose]());

const get = (url: string, headers: Record<string, string> = {}) => world.visitor().send('GET', url, undefined, headers);

describe('for operators', () => {
  it('is alive and ready', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).json()).toEqual({ status: 'ready', database: 'ok' });
  });

  it('shows metrics to someone with the token', async () => {
    const reply = await get('/metrics', { authorization: `Bearer ${TOKEN}` });

    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('lilypad_request_seconds');
  });

  it.each([{}, { authorization: 'Bearer wrong' }, { authorization: TOKEN }])('hides them from %o', async (headers) => {
    const reply = await get('/metrics', headers);

    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toContain('lilypad_request_seconds');
  });

  it('describes its calls', async () => {
    const { paths, info } = (await get('/api/openapi.json')).json();

    expect(info.title).toBe('Lilypad');
    expect(Object.keys(paths)).toEqual(expect.not.arrayContaining(['/healthz', '/metrics', '/dev/mailbox']));
  });
});

describe('the local mailbox', () => {
  const local = { remoteAddress: '127.0.0.1', headers: { host: 'localhost:3000' } };
  const read = (changed: object = {}) =>
    world.app.inject({ method: 'GET', url: '/dev/mailbox.json', ...local, ...changed });

  it('opens for requests from the same machine', async () => {
    await world.mailbox.send({ to: 'a@b.example', subject: 'Hello', text: 'Hi <you>', html: '<p>Hi</p>', headers: {} });

    expect((await read()).json()[0]).toMatchObject({ to: 'a@b.example', subject: 'Hello', html: '<p>Hi</p>' });

    const page = await read({ url: '/dev/mailbox' });
    expect(page.body).toContain('Hi &lt;you&gt;');
  });

  it('links what a mail links to, and nothing of what stands around it', async () => {
    const url = 'http://localhost:3000/consent#a_secret-1';
    await world.mailbox.send({
      to: 'a@b.example',
      subject: 'Links',
      text: `Open <${url}>\nor ${url}`,
      html: '',
      headers: {},
    });

    const { body } = await read({ url: '/dev/mailbox' });

    expect([...body.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([url, url]);
  });

  it.each([
    ['another address', { remoteAddress: '10.1.2.3' }],
    ['another host name', { headers: { host: 'lilypad.example.org' } }],
    ['a proxy', { headers: { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1' } }],
    ['a standard proxy', { headers: { host: 'localhost:3000', forwarded: 'for=127.0.0.1' } }],
    ['a proxy that tells the protocol only', { headers: { host: 'localhost:3000', 'x-forwarded-proto': 'https' } }],
    ['a tunnel', { headers: { host: 'localhost:3000', 'cf-connecting-ip': '203.0.113.7' } }],
  ])('is not there for %s', async (_who, changed) => {
    expect((await read(changed)).statusCode).toBe(404);
    expect((await read({ ...changed, url: '/dev/mailbox' })).statusCode).toBe(404);
  });

  it('does not exist where mails are really sent', async () => {
    await using other = await openWorld({ settings: withMailServer() });
    const reply = await other.app.inject({ method: 'GET', url: '/dev/mailbox.json', ...local });

    expect(reply.statusCode).toBe(404);
  });
});

describe('what nobody should send', () => {
  const post = (payload: string, type: string) =>
    world.app.inject({ method: 'POST', url: '/api/login', payload, headers: { 'content-type': type } });

  it.each([
    ['broken JSON', '{"username":', 'application/json', 400],
    ['nothing at all', '', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['a poisoned prototype', '{"__proto__":{"x":1}}', 'application/json', 400],
    ['a form', 'username=maya', 'application/x-www-form-urlencoded', 415],
    ['plain text', 'maya', 'text/plain', 415],
    ['a huge body', JSON.stringify({ username: 'm'.repeat(100_000) }), 'application/json', 413],
  ])('%s is refused kindly', async (_what, payload, type, status) => {
    const reply = await post(payload, type);

    expect(reply.statusCode).toBe(status);
    expect(reply.json().error.message).toMatch(/^[A-Z].*[.!]$/);
  });

  it.each(['/api/nothing', '/api/%E0%A4%A', '/nothing'])('%s leads nowhere', async (url) => {
    const reply = await get(url);

    expect([400, 404]).toContain(reply.statusCode);
    expect(reply.json().error.message).toMatch(/^[A-Z]/);
  });

  it('refuses a write from another page', async () => {
    const reply = await world.visitor().send('POST', '/api/logout', undefined, { origin: 'https://evil.example' });

    expect(reply.statusCode).toBe(403);
    expect(reply.json().error.code).toBe('foreign_origin');
  });
});

it('sends the headers that protect a page', async () => {
  const { headers } = await get('/healthz');

  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['strict-transport-security']).toBeUndefined();
});

it('gives up on a request that is sent too slowly', () => {
  expect(world.app.server.requestTimeout).toBeGreaterThan(0);
  expect(world.app.server.requestTimeout).toBeLessThanOrEqual(60_000);
});

it('distinguishes a lost database from a bug, and recovers', async () => {
  await using other = await openWorld();
  const kill = () =>
    other.context.db.pool.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
  await kill();

  const status = (await other.visitor().send('GET', '/readyz')).statusCode;

  expect([200, 503]).toContain(status);
  expect((await other.visitor().send('GET', '/readyz')).statusCode).toBe(200);
});

it('never reports a lost connection as a bug, whenever it breaks', async () => {
  const lines: string[] = [];
  await using other = await openWorld({ onLog: (line) => lines.push(line) });
  const ask = async () => (await other.visitor().send('POST', '/api/forgot', { email: 'maya@example.org' })).statusCode;
  const killer = new pg.Client(other.connection);
  await killer.connect();
  const end = `select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'lilypad' and datname = current_database()`;

  for (let round = 0; round < 15; round += 1) {
    const asked = Array.from({ length: 12 }, ask);
    await killer.query(end);
    for (const status of await Promise.all(asked)) expect([202, 503]).toContain(status);
  }

  await killer.end();

  await expect.poll(ask).toBe(202);
  expect(lines.join('')).not.toContain('maya');
});
