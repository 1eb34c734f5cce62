import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createFileRing, listSecrets, readFileRing } from './location.ts';
import { newRing, serializeRing } from './ring.ts';

const ring = () => newRing(undefined, { number: 0, digest: '' }, new Date('2026-11-18T15:00:00Z'));
let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lilypad-place-'));
  file = join(folder, 'keys.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('two processes that start at once agree on the first one’s keys', () => {
  const first = createFileRing(file, ring());

  expect(createFileRing(file, ring())).toEqual(first);
});

it('a copy of the database needs the file beside it', () => {
  const made = createFileRing(file, ring());
  const [secret] = listSecrets(readConfig({}), file);

  expect(secret).toMatchObject({ name: 'keys.json' });
  expect(JSON.parse(secret?.content ?? '')).toEqual(made);
});

it('a copy of the database needs the keys in the settings', () => {
  const keys = serializeRing(ring());
  const config = readConfig({ LILYPAD_KEYS: keys, SESSION_SECRET: 'x'.repeat(32) });

  expect(listSecrets(config, file)).toEqual([
    { name: 'keys.json', content: keys },
    { name: 'SESSION_SECRET', content: 'x'.repeat(32) },
  ]);
});

it('a copy of the database needs nothing else when it holds the keys', () => {
  expect(listSecrets(readConfig({ DATABASE_URL: 'postgres://x@127.0.0.1/x' }), undefined)).toEqual([]);
});

it('a folder that cannot be written to is reported', () => {
  expect(() => createFileRing(join(folder, 'nowhere', 'keys.json'), ring())).toThrow(
    /^The keys cannot be saved in .* \(ENOENT\)\. Please set KEYS_FILE to another file\.$/,
  );
});

it('without a file there is no key ring yet', () => {
  expect(readFileRing(file)).toBeUndefined();
});
