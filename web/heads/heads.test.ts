import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { heads } from './index.ts';

test('each page has its own description, short enough for a search result', () => {
  for (const inOneLanguage of Object.values(heads)) {
    const descriptions = Object.values(inOneLanguage).map(({ description }) => description);

    expect(new Set(descriptions).size).toBe(descriptions.length);
    expect(descriptions.filter(({ length }) => length < 50 || length > 160)).toEqual([]);
  }
});

test('the picture of a shared link has the announced size', () => {
  const bytes = readFileSync(join(import.meta.dirname, '../public/card.png'));

  expect(bytes.readUInt32BE(16)).toBe(1200);
  expect(bytes.readUInt32BE(20)).toBe(630);
  expect(bytes.length).toBeLessThan(60_000);
});
