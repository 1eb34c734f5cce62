import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emojiSetUrl, MAX_EMOJI_IN_SET } from '#contract/rules/emoji.ts';
import { systemClock } from '../clock.ts';
import { MAX_SETS_PER_MINUTE, serveEmojiSets } from './emoji-sets.ts';
import { enforceRateLimits, RateCounters } from './rate-limit.ts';

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lilypad-emoji-'));
  mkdirSync(join(folder, 'emoji'));
  for (const code of ['1f98a', '1f43c'])
    writeFileSync(
      join(folder, 'emoji', `${code}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M${code}"/></svg>`,
    );
  app = fastify();
  await enforceRateLimits(app, undefined, new RateCounters(systemClock));
  serveEmojiSets(app, folder);
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const both = emojiSetUrl(['1f98a', '1f43c', '1f98a']);
const drawn =
  '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="emoji-1f43c" viewBox="0 0 32 32"><path d="M1f43c"/></symbol><symbol id="emoji-1f98a" viewBox="0 0 32 32"><path d="M1f98a"/></symbol></svg>';

it('returns each emoji as a symbol, in a file that browsers may keep for ever', async () => {
  const { body, headers } = await app.inject(both);

  expect(body).toBe(drawn);
  expect(headers['content-type']).toContain('image/svg+xml');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it('compresses it for a browser that reads Brotli', async () => {
  const { rawPayload, headers } = await app.inject({ url: both, headers: { 'accept-encoding': 'gzip, br' } });

  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toBe(drawn);
});

it('leaves out what it has no picture of', async () => {
  const { body } = await app.inject(emojiSetUrl(['1f98a', '1f3f4-200d-2620']));

  expect(body.match(/<symbol/g)).toHaveLength(1);
});

it.each([
  ['no list', ''],
  ['a name that leads out of the folder', '?of=../index'],
  ['two lists', '?of=1f98a&of=1f43c'],
  ['too many', `?of=${Array(MAX_EMOJI_IN_SET + 1).fill('1f98a')}`],
])('has no file for %s', async (_title, query) => {
  const { statusCode } = await app.inject(`/emoji/set.svg${query}`);

  expect(statusCode).toBe(404);
});

it('limits the requests of one address to what a school needs', async () => {
  const last = await Promise.all(Array.from({ length: MAX_SETS_PER_MINUTE + 1 }, () => app.inject(both)));

  expect(last.some(({ statusCode }) => statusCode === 429)).toBe(true);
});
