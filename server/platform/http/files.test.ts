import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '../context.ts';
import { createMetrics } from '../metrics.ts';
import { servePages } from './files.ts';

let folder: string;
let app: FastifyInstance;
const script = 'console.log("frog");'.repeat(100);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lilypad-pages-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Lilypad</title>');
  writeFileSync(join(folder, 'assets', 'app-1.js'), script);
  writeFileSync(join(folder, 'assets', 'app-1.js.br'), brotliCompressSync(script));
  app = fastify();
  await servePages(app, { metrics: createMetrics() } as Context, folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  app.inject({ method: 'GET', url, headers });

describe('pages', () => {
  it.each(['/', '/auth', '/auth?next=/profile', '/profile/'])('%s is the app', async (url) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(reply.body).toContain('<title>Lilypad</title>');
  });

  it('shows the app with 404 at an unknown address, so that it can say so kindly', async () => {
    const reply = await get('/no-such-pond');
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toContain('<title>Lilypad</title>');
  });

  it('answers programs with JSON', async () => {
    expect((await get('/api/nothing')).json().error.code).toBe('not_found');
    expect((await get('/assets/gone.js', { accept: '*/*' })).json().error.code).toBe('not_found');
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

  it.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json', '/.build-hash'])(
    'outside the folder stay there: %s',
    async (url) => {
      const reply = await get(url, { accept: '*/*' });
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      expect(reply.body).not.toContain('dependencies');
    },
  );
});
