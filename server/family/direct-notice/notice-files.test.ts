import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WrittenLanguage } from '#contract/shared/languages.ts';
import { readNotices } from './notice-files.ts';

let contentDir: string;
beforeAll(() => {
  contentDir = mkdtempSync(join(tmpdir(), 'lilypad-notices-'));
  mkdirSync(join(contentDir, 'notices'));
  for (const [name, text] of [
    ['10.txt', 'Ten'],
    ['2.txt', 'Two'],
    ['2.es.txt', 'Dos'],
    ['notes.txt', 'No notice'],
  ] as const)
    writeFileSync(join(contentDir, 'notices', name), text);
});
afterAll(() => rmSync(contentDir, { recursive: true }));

it('reads the notices by their number', async () => {
  const notices = await readNotices({ contentDir }, 'en');

  expect(notices).toEqual([
    { version: 2, text: 'Two' },
    { version: 10, text: 'Ten' },
  ]);
});

it('reads a translated notice if there is one, otherwise the English one', async () => {
  const notices = await readNotices({ contentDir }, 'es' as WrittenLanguage);

  expect(notices.map(({ text }) => text)).toEqual(['Dos', 'Ten']);
});
