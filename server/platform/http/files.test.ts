import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../actor.ts';
import { systemClock } from '../clock.ts';
import type { Context } from '../context.ts';
import { createMetrics } from '../metrics.ts';
import { MAX_PAGES_PER_MINUTE, serveFiles } from './files.ts';
import { enforceRateLimits, RateCounters } from './rate-limit.ts';

let folder: string;
let app: FastifyInstance;
let hasRiddle = true;
let hasMessages = false;
let points = 5;
const errors: unknown[] = [];
const script = 'console.log("frog");'.repeat(100);
const staff = { role: 'admin', needsSecondStep: false };
const ada = { ...staff, accountId: 'ada' } as Actor;
const halfAda = { ...staff, accountId: 'halfAda', needsSecondStep: true } as Actor;
const ines = { ...staff, role: 'moderator', accountId: 'ines' } as Actor;
const maya = { role: 'child', accountId: 'maya' } as Actor;

const plain = { firstCalls: {}, files: {}, filesByQuery: {} };
const publicPaths = ['/', '/about', '/help', '/contact', '/privacy', '/terms'];
const publicPage = (path: string) => ({
  ...plain,
  heads: {
    en: { title: `Title of ${path} at {minAge}`, description: `What stands at ${path}, for {minAge} to {maxAge}` },
    'ar-XB': { title: `${path} fo eltiT`, description: `${path} ta sdnats tahW` },
  },
});
const builtPages = {
  ...Object.fromEntries(publicPaths.map((path) => [path, publicPage(path)])),
  '/': {
    ...publicPage('/'),
    firstCalls: {
      child: ['/api/points', '/api/user/visibility-stats', '/api/posts/waiting', '/api/feed?page=1'],
      visitor: ['/api/user-count', '/api/riddles/today'],
    },
    files: { child: ['/assets/pond-1.js', '/assets/pond-1.css'] },
  },
  '/terms': {
    ...publicPage('/terms'),
    files: { visitor: ['/a.js'] },
    filesByQuery: { '?for=grown-ups': { visitor: ['/b.js'] } },
  },
  '/profile': { ...plain, skeleton: 'profile', firstCalls: { child: ['/api/points', '/api/user/visibility-stats'] } },
  '/auth': plain,
  '/reset': plain,
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lilypad-pages-'));
  const write = (file: string, text: string | Buffer): void => writeFileSync(join(folder, file), text);
  for (const name of ['assets', '.server']) mkdirSync(join(folder, name));
  write(
    'index.html',
    '<html lang="en"><head><meta name="description" content="A pond" /><title>Lilypad</title><script>look()</script></head><body><!--rendered-->spinner<!--/rendered--></body>',
  );
  write('landing.html', '<head><title>Lilypad</title></head><body><!--rendered--><!--/rendered--></body>');
  write(
    'pages.json',
    JSON.stringify({
      pages: builtPages,
      staffMessageFiles: ['/assets/message-1.js'],
      adminFiles: ['/assets/DashboardPage-1.js'],
    }),
  );
  write(
    '.server/entry-server.js',
    `const draw = (a) => ({ title: 'Hi $&', html: JSON.stringify(a), css: 'b{top:1px}' });
     export const renderLanding = draw;
     export const renderSkeleton = (a, shape) => ({ html: "frame of " + shape, css: "" });
     export const renderHome = (a) => { if (!a['/api/points'].total) throw new Error('no paint'); return draw(a); };`,
  );
  write('assets/DashboardPage-1.js', script);
  write('assets/DashboardPage-1.js.br', brotliCompressSync(script));
  write('assets/app-1.js', script);
  write('assets/app-1.js.br', brotliCompressSync(script));
  app = fastify();
  await app.register(cookie);
  await enforceRateLimits(app, undefined, new RateCounters(systemClock));
  app.get('/api/user', () => ({ username: '</script><b>', ...(hasMessages ? { hasStaffMessages: true } : {}) }));
  app.get('/api/inbox', () => ({ notices: [] }));
  app.get('/api/points', () => ({ total: points }));
  app.get('/api/user/visibility-stats', () => ({}));
  app.get('/api/posts/waiting', () => ({}));
  app.get('/api/feed', () => ({}));
  app.get('/api/user-count', () => ({ count: 7 }));
  app.get('/api/riddles/today', (_request, reply) =>
    reply.code(hasRiddle ? 200 : 503).send({ question: 'What am I?' }),
  );
  const authenticator = {
    authenticate: async (_context: Context, token: string | undefined) => {
      if (token === 'broken') throw new Error('a bug');
      if (token === 'away') throw Object.assign(new Error('the database is away'), { code: 'ECONNREFUSED' });
      return [maya, ada, halfAda, ines].find(({ accountId }) => accountId === token);
    },
    listActiveSessions: async () => [],
    authorize: () => undefined,
    authenticateParent: async () => undefined,
    authorizeParent: () => undefined,
  };
  const log = { error: (fields: unknown) => errors.push(fields) };
  const config = { publicUrl: 'https://pond.example', minAge: 7, maxAge: 16, consentAge: 15 };
  await serveFiles(app, { config, metrics: createMetrics(), log } as unknown as Context, folder, authenticator);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  app.inject({ method: 'GET', url, headers });
const visit = (url: string, session?: string) =>
  app.inject({ url, headers: { accept: 'text/html', ...(session ? { cookie: `lilypad=${session}` } : {}) } });
const parseAnswers = (body: string): unknown => JSON.parse(/id="answers">(.*?)<\/script>/.exec(body)?.[1] ?? '');

describe('pages', () => {
  it.each(['/auth', '/auth?next=/profile', '/profile/'])('%s is the app', async (url) => {
    const reply = await visit(url);

    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect(reply.body).toContain('<title>Lilypad</title>');
    expect(parseAnswers(reply.body)).toEqual({ '/api/user': null });
  });

  it('tell the app who may sign up', async () => {
    const { body } = await visit('/auth');

    expect(body).toContain('<html data-ages="7 16 15" lang="en">');
  });

  it('shows the app with 404 at an unknown address, so that it can say so kindly', async () => {
    const reply = await visit('/no-such-pond');

    expect(reply.statusCode).toBe(404);
    expect(reply.body).toContain('<title>Lilypad</title>');
  });

  it('are rendered for one network 1200 times a minute at most, and for others still', async () => {
    const load = (remoteAddress: string, url = '/auth') =>
      app.inject({ url, remoteAddress, headers: { accept: 'text/html' } });
    const statuses = [];

    for (let at = 0; at < MAX_PAGES_PER_MINUTE; at += 1) statuses.push((await load('10.9.9.9')).statusCode);

    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await load('10.9.9.9')).statusCode).toBe(429);
    expect((await load('10.9.9.9', '/')).statusCode).toBe(429);
    expect((await load('10.9.9.8')).statusCode).toBe(200);
  });

  it.each([
    ['a link preview', { accept: '*/*' }],
    ['a monitor', {}],
    ['a crawler that also takes JSON', { accept: 'application/json, text/plain;q=0.5' }],
  ])('reach %s', async (_reader, headers) => {
    const reply = await get('/auth', headers);

    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toContain('text/html');
  });

  it.each(['/', '/auth'])('answer HEAD at %s without the page itself', async (url) => {
    const reply = await app.inject({ method: 'HEAD', url });

    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toContain('text/html');
    expect(reply.body).toBe('');
  });

  it.each(['application/json', 'Application/JSON; charset=utf-8'])(
    'are nothing to a program that takes %s alone',
    async (accept) => {
      const reply = await get('/auth', { accept });

      expect(reply.statusCode).toBe(404);
      expect(reply.json().error.code).toBe('not_found');
    },
  );

  it('answers programs with JSON', async () => {
    expect((await get('/api/nothing')).json().error.code).toBe('not_found');
    expect((await get('/assets/gone.js', { accept: '*/*' })).json().error.code).toBe('not_found');
  });

  it("contain the answers to a child's first calls, and no name can break out of them", async () => {
    const { body } = await visit('/profile', 'maya');

    expect(parseAnswers(body)).toEqual({
      '/api/user': { username: '</script><b>' },
      '/api/points': { total: 5 },
      '/api/user/visibility-stats': {},
    });
    expect(body).not.toContain('</script><b>');
    expect((await visit('/', 'maya')).body).toContain(
      '<link rel="modulepreload" crossorigin href="/assets/pond-1.js"><link rel="stylesheet" crossorigin href="/assets/pond-1.css">',
    );
  });

  it('show skeletons of what is loaded next', async () => {
    expect((await visit('/profile', 'maya')).body).toContain('frame of profile');
    expect((await visit('/auth')).body).toContain('frame of cards');
  });

  it('begin with the spinner in another language, where the frame would change its words', async () => {
    const { body } = await get('/auth', { accept: 'text/html', 'accept-language': 'ar-XB' });

    expect(body).toContain('spinner');
  });

  it('contain a message from staff, which would push the page down later', async () => {
    hasMessages = true;
    const { body } = await visit('/profile', 'maya');
    hasMessages = false;

    expect(parseAnswers(body)).toHaveProperty('/api/inbox', { notices: [] });
    expect(body).toContain('href="/assets/message-1.js"');
    expect((await visit('/profile', 'maya')).body).not.toContain('/assets/message-1.js');
  });

  it('bring the files of an address with a query where it has files of its own', async () => {
    const files = async (url: string) => /modulepreload" crossorigin href="(.*?)"/.exec((await visit(url)).body)?.[1];

    expect(await files('/terms?for=grown-ups')).toBe('/b.js');
    expect(await files('/terms?from=mail')).toBe('/a.js');
  });

  it('draws the home page of a visitor', async () => {
    const { body } = await visit('/');

    expect(body).toContain('<title>Hi $&</title>');
    expect(body).toContain(
      '<body>{"/api/user-count":{"count":7},"/api/riddles/today":{"question":"What am I?"},"/api/user":null}</body>',
    );
  });

  it.each([
    ['en-XA,en;q=0.9', false],
    ['tlh,ar-XB;q=0.9', false],
    ['de-DE,en;q=0.9', true],
    ['*', true],
  ])('to a reader of %s sends a drawn home: %s', async (language, isDrawn) => {
    for (const session of ['', 'lilypad=maya']) {
      const headers = { accept: 'text/html', cookie: session, 'accept-language': language };
      const reply = await app.inject({ url: '/', headers });
      expect(reply.body.includes('<title>Hi $&</title>')).toBe(isDrawn);
      expect(reply.headers.vary).toContain('Accept-Language');
    }
  });

  it('allow no styles but their own', async () => {
    const { body, headers } = await visit('/');
    const [, css = ''] = /<style>(.*?)<\/style>/.exec(body) ?? [];
    const hash = createHash('sha256').update(css).digest('base64');

    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`);
    expect((await visit('/auth')).headers['content-security-policy'] ?? '').not.toContain('style-src');
  });

  it('allow no inline script but the one of the build', async () => {
    const { body, headers } = await visit('/auth');
    const hash = createHash('sha256').update('look()').digest('base64');

    expect(body).toContain('<script>look()</script>');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}'`);
    // This one has no script of its own.
    expect((await visit('/')).headers['content-security-policy']).not.toContain('script-src');
  });

  it('draws the home page of a child and brings the app along', async () => {
    const { body } = await visit('/', 'maya');

    expect(body).toContain('<title>Hi $&</title>');
    expect(body).toContain('"/api/points":{"total":5}');
    expect(body).not.toContain('spinner');
  });

  it('leave rendering to the app when the server fails at it, and log that', async () => {
    points = 0;
    const { body } = await visit('/', 'maya');

    points = 5;

    expect(body).toContain('spinner');
    expect(parseAnswers(body)).toMatchObject({ '/api/points': { total: 0 } });
    expect(errors).toHaveLength(1);
  });

  it('leave rendering to the app when a first call fails', async () => {
    hasRiddle = false;
    const { body } = await visit('/');

    hasRiddle = true;

    expect(body).toContain('spinner');
    expect(parseAnswers(body)).toEqual({ '/api/user': null, '/api/user-count': { count: 7 } });
  });

  it.each([
    ['the database is away', 'away', 0],
    ['of a bug, which is logged', 'broken', 1],
  ])('are served even when the session cannot be checked because %s', async (_, token, logged) => {
    const before = errors.length;

    const reply = await visit('/', token);

    expect(reply.statusCode).toBe(200);
    expect(parseAnswers(reply.body)).toEqual({});
    expect(errors).toHaveLength(before + logged);
  });
});

describe('files', () => {
  it('come in their smallest encoding and may be kept for ever', async () => {
    const reply = await get('/assets/app-1.js', { 'accept-encoding': 'br, gzip' });

    expect(reply.headers['content-encoding']).toBe('br');
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(reply.rawPayload.length).toBeLessThan(script.length / 5);
  });

  it('come plain to a client that cannot unpack', async () => {
    expect((await get('/assets/app-1.js', {})).body).toBe(script);
  });

  it.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/.server/entry-server.js',
    '/.build-hash',
  ])('outside the folder or hidden in it stay there: %s', async (url) => {
    const reply = await get(url, { accept: '*/*' });

    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.body).not.toMatch(/dependencies|renderLanding/);
  });
});

describe('search machines', () => {
  it.each(publicPaths)('learn what %s is', async (path) => {
    hasRiddle = false; // so that home is the app's page too
    const { body } = await visit(path);
    hasRiddle = true;

    expect(body).toContain(`<title>Title of ${path} at 7 – Lilypad</title>`);
    expect(body).toContain(`<meta property="og:title" content="Title of ${path} at 7">`);
    expect(body).toContain(`<meta name="description" content="What stands at ${path}, for 7 to 16" />`);
    expect(body).toContain(`<meta property="og:description" content="What stands at ${path}, for 7 to 16">`);
    expect(body).toContain(`<link rel="canonical" href="https://pond.example${path}">`);
    expect(body).toContain('<meta property="og:image" content="https://pond.example/card.png">');
    expect(body).not.toContain('noindex');
  });

  it.each([
    ['ar-XB', '/about fo eltiT'],
    ['en-XA', 'Title of /about at 7'],
    ['de-DE', 'Title of /about at 7'],
  ])('that read %s are told it in that language where it is written: %s', async (language, title) => {
    const { body } = await get('/about', { accept: 'text/html', 'accept-language': language });

    expect(body).toContain(`<title>${title} – Lilypad</title>`);
  });

  it.each(['/profile', '/auth', '/reset', '/no-such-pond'])('leave out %s', async (path) => {
    const { body } = await visit(path);

    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).not.toContain('og:');
  });

  it('find all that is for them, and nothing else', async () => {
    const robots = await get('/robots.txt', {});

    expect(robots.headers['content-type']).toContain('text/plain');
    expect(robots.body).toContain('Sitemap: https://pond.example/sitemap.xml');

    const sitemap = await get('/sitemap.xml', {});
    const found = [...sitemap.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

    expect(found).toEqual(publicPaths.map((path) => `https://pond.example${path}`));
  });
});

describe('a file that only pages of admins need', () => {
  const file = '/assets/DashboardPage-1.js';
  const fetch = (url: string, session?: string) =>
    app.inject({ url, headers: { 'accept-encoding': 'br', ...(session ? { cookie: `lilypad=${session}` } : {}) } });

  it('is served to an admin, and cached only by the browser', async () => {
    const { statusCode, headers } = await fetch(file, 'ada');

    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('private, max-age=31536000, immutable');
  });

  it.each([undefined, 'maya', 'ines', 'halfAda'])('is not there for %s', async (session) => {
    expect((await fetch(file, session)).statusCode).toBe(404);
  });

  it.each([
    '/assets/%44ashboardPage-1.js',
    '/assets/DASHBOARDPAGE-1.js',
    '/assets/../assets/DashboardPage-1.js',
    '//assets/DashboardPage-1.js',
    '/assets/DashboardPage-1.js.br',
    '/assets/DashboardPage-1.js?v=2',
  ])('is not there as %s either', async (url) => {
    const { statusCode, body } = await fetch(url);

    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain('frog');
  });

  it('is the only kind of file that is withheld', async () => {
    expect((await fetch('/assets/app-1.js')).statusCode).toBe(200);
  });
});
