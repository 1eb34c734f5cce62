import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { BuiltPages } from '#contract/shared/built-pages.ts';
import type { PagePath } from '#web/pages.ts';

const MAX_BYTES = 60_000;
const dist = join(import.meta.dirname, '../../../dist');
const { pages } = JSON.parse(readFileSync(join(dist, 'pages.json'), 'utf8')) as BuiltPages;

function listFiles(path: PagePath): readonly string[] {
  return pages[path]?.files.child ?? [];
}

test.each(['/pond', '/user/:id/pond'] as const)('%s transfers less than 60 kB besides the app', (path) => {
  const files = listFiles(path);

  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0);

  expect(files.length).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(MAX_BYTES);
});
