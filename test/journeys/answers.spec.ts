import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { riddles } from './people.ts';
import { expect, test } from './pond.ts';

const dist = join(import.meta.dirname, '..', '..', 'dist');

test('the built page holds no riddle, and no source maps', () => {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  expect(files.filter(({ name }) => name.endsWith('.map'))).toEqual([]);
  const texts = files
    .filter(({ name }) => /\.(js|css|html|json|webmanifest)$/.test(name))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'));
  expect(texts.length).toBeGreaterThan(10);
  const leaked = riddles.filter(({ question }) => texts.some((text) => text.includes(question)));
  expect(leaked).toEqual([]);
});

test('the browser stores no response of the API', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const urls = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return urls.flat();
  });
  expect(kept.filter((url) => new URL(url).pathname.startsWith('/api/'))).toEqual([]);
});
