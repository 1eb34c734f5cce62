import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFormerAssets } from './former-assets.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lilypad-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build with these files; the ones with “admin” in their name are for admins. */
function build(name: string, ...files: readonly string[]): string {
  const place = join(folder, name);
  mkdirSync(join(place, 'assets'), { recursive: true });
  for (const file of files) writeFileSync(join(place, 'assets', file), file);
  const adminFiles = files.filter((file) => file.includes('admin')).map((file) => `/assets/${file}`);
  writeFileSync(join(place, 'pages.json'), JSON.stringify({ adminFiles }));
  return place;
}

const hasAsset = (place: string, file: string) => existsSync(join(place, 'assets', file));

test('a new build has the files that pages of the build before it ask for', () => {
  const first = build('first', 'feed-1.js', 'feed-1.js.br');
  keepFormerAssets(join(folder, 'none'), first);
  const second = build('second', 'feed-2.js');

  keepFormerAssets(first, second);

  expect(hasAsset(second, 'feed-1.js')).toBe(true);
  expect(hasAsset(second, 'feed-1.js.br')).toBe(true);
});

test('it keeps nothing of the build before that one', () => {
  const [first, second, third] = [
    build('first', 'feed-1.js'),
    build('second', 'feed-2.js'),
    build('third', 'feed-3.js'),
  ];
  keepFormerAssets(join(folder, 'none'), first);
  keepFormerAssets(first, second);

  keepFormerAssets(second, third);

  expect(hasAsset(third, 'feed-2.js')).toBe(true);
  expect(hasAsset(third, 'feed-1.js')).toBe(false);
});

test('it keeps no file that only admins may read', () => {
  const first = build('first', 'admin-1.js', 'admin-1.js.gz');
  keepFormerAssets(join(folder, 'none'), first);
  const second = build('second', 'feed-2.js');

  keepFormerAssets(first, second);

  expect(hasAsset(second, 'admin-1.js')).toBe(false);
  expect(hasAsset(second, 'admin-1.js.gz')).toBe(false);
});
