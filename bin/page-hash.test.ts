import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { hashIngredients } from './page-hash.ts';

let checkout: string;

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'lilypad-'));
  mkdirSync(join(checkout, 'web/ui/pip'), { recursive: true });
  writeFileSync(join(checkout, 'web/ui/pip/Pip.tsx'), 'one');
});

afterEach(() => rmSync(checkout, { recursive: true }));

test('a page is fresh after its files were written again with the same content', () => {
  const before = hashIngredients(checkout);

  writeFileSync(join(checkout, 'web/ui/pip/Pip.tsx'), 'one');
  writeFileSync(join(checkout, 'web/ui/pip/Pip.test.tsx'), 'tests do not go into the page');

  expect(hashIngredients(checkout)).toBe(before);
});

test.each(['web/ui/pip/Pip.tsx', 'web/New.tsx', 'package-lock.json', 'vite.config.ts'])(
  'a page is stale when %s changes',
  (file) => {
    const before = hashIngredients(checkout);
    writeFileSync(join(checkout, file), 'two');

    expect(hashIngredients(checkout)).not.toBe(before);
  },
);
