import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { precompress } from './precompress.ts';

const long = 'A frog sat on a lily pad. '.repeat(100);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lilypad-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test.each(['page.html', 'code.js', 'pip.svg'])('%s gets both encodings with the same text', async (name) => {
  const file = join(folder, name);
  writeFileSync(file, long);

  await precompress(folder);

  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(long);
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(long);
});

test('pictures and short files are not compressed', async () => {
  writeFileSync(join(folder, 'pip.png'), long);
  writeFileSync(join(folder, 'short.js'), 'short');

  await precompress(folder);

  expect(['pip.png.br', 'short.js.br', 'short.js.gz'].filter((name) => existsSync(join(folder, name)))).toEqual([]);
});
