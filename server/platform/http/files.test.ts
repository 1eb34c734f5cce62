import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../actor.ts';
import type { Context } from '../context.ts';
import { createMetrics } from '../metrics.ts';
import { serveFiles } from './files.ts';

let folder: string;
let app: FastifyInstance;
let hasRiddle: boolean;
const script = 'console.log("frog");'.repeat(100);
const maya = { role: 'child', accountId: 'maya' } as Actor;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lilypad-pages-'));
  const write = (file: string, text: string | Buffer): void => writeFileSync(join(folder, file), text);
  for (const name of ['assets', '.server']) mkdirSync(join(folder, name));
  write('index.html', '<!doctype html><head><title>Lilypad</title></head><body></body>');
  write('landing.html', '<!doctype html><title>Lilypad</title><body><div id="root"></div></body>');
  write('page-files.json', '{"/":["/assets/pond-1.js"]}');
  write('.server/draw.js', 'export const drawLanding = (a) => ({ title: "Hi $&", html: JSON.stringify(a) });');
  write('assets/app-1.js', script);
  write('assets/app-1.js.br', brotliCompressSync(script));
  app = fastify();
  await app.register(cookie);
  app.get('/api/user', () => ({ username: '</script><b>' }));
  app.get('/api/user-count', () => ({ count: 7 }));
  app.get('/api/riddles/today', (_request, reply) =>
    reply.code(hasRiddle ? 200 : 503).send({ question: 'What am I?' }),
  );
  const keeper = {
    identify: async (_context: Context, token: string | undefined) => {
      if (token === 'broken') throw new Error('the database is away');
      return token === 'maya' ? maya : undefined;
    },
    listLiving: async () => [],
    admit: () => undefined,
  };
  await serveFiles(app, { metrics: createMetrics() } as Context, folder, keeper);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  app.inject({ method: 'GET', url, headers });
const visit = (url: string, session?: string) =>
  app.inject({ url, headers: { accept: 'text/html', ...(session ? { cookie: `lilypad=${session}` } : {}) } });
const answersIn = (body: string): unknown => JSON.parse(/id="answers">(.*?)<\/script>/.exec(body)?.[1] ?? '');

describe('pages', () => {
  it.each(['/auth', '/auth?next=/profile', '/profile/'])('%s is the app', async (url) => {
    const reply = await visit(url);
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(reply.body).toContain('<title>Lilypad</title>');
    expect(answersIn(reply.body)).toEqual({ '/api/user': null });
  });

  it('shows the app with 404 at an unknown address, so that it can say so kindly', async () => {
    const reply = await visit('/no-such-pond');
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toContain('<title>Lilypad</title>');
  });

  it('answers programs with JSON', async () => {
    expect((await get('/api/nothing')).json().error.code).toBe('not_found');
    expect((await get('/assets/gone.js', { accept: '*/*' })).json().error.code).toBe('not_found');
  });

  it('brings a child what the page asks first, and no name can break out of it', async () => {
    const { body } = await visit('/', 'maya');
    expect(answersIn(body)).toEqual({ '/api/user': { username: '</script><b>' } });
    expect(body).not.toContain('</script><b>');
    expect(body).toContain('<link rel="modulepreload" crossorigin href="/assets/pond-1.js"></head>');
  });

  it('draws the home page of a visitor', async () => {
    hasRiddle = true;
    const { body } = await visit('/');
    expect(body).toContain('<title>Hi $&</title>');
    expect(body).toContain('<div id="root">{"/api/user":null,"/api/user-count":{"count":7}');
  });

  it('lets the app draw it when something of it is missing', async () => {
    hasRiddle = false;
    const { body } = await visit('/');
    expect(body).toContain('<title>Lilypad</title>');
    expect(answersIn(body)).toEqual({ '/api/user': null, '/api/user-count': { count: 7 } });
  });

  it('comes even when nobody knows who is asking', async () => {
    const reply = await visit('/', 'broken');
    expect([reply.statusCode, answersIn(reply.body)]).toEqual([200, {}]);
  });
});

describe('files', () => {
  it('come in their smallest encoding and may be kept for ever', async () => {
    const reply = await get('/assets/app-1.js', { 'accept-encoding': 'br, gzip' });
    expect(reply.headers['content-encoding']).toBe('br');
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(reply.rawPayload.length).toBeLessThan(script.length / 5);
  });

  it('come plain to who cannot unpack', async () => {
    expect((await get('/assets/app-1.js', {})).body).toBe(script);
  });

  it.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/.server/draw.js',
    '/.build-hash',
  ])('outside the folder or hidden in it stay there: %s', async (url) => {
    const reply = await get(url, { accept: '*/*' });
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.body).not.toMatch(/dependencies|drawLanding/);
  });
});
