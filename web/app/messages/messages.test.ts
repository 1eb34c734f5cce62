import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { speaker } from './index.ts';

const t = speaker({
  'ui.digit': 'Digit {place} of {length}',
  'ui.lettersLeft': { one: '{count} letter left', other: '{count} letters left' },
});

test('a sentence takes its variables', () => {
  expect(t('ui.digit', { place: 2, length: 6 })).toBe('Digit 2 of 6');
});

test('the count chooses the plural', () => {
  expect(t('ui.lettersLeft', { count: 1 })).toBe('1 letter left');
  expect(t('ui.lettersLeft', { count: 1200 })).toBe('1,200 letters left');
});

test('a missing key and a missing variable do not compile', () => {
  // @ts-expect-error no such key
  expect(() => t('ui.nothing')).toThrow();
  // @ts-expect-error place and length are missing
  expect(t('ui.digit')).toBe('Digit {place} of {length}');
});

test('every English sentence is one that a translator is asked for', async () => {
  const files = globSync('web/app/messages/en/*.ts').filter((file) => !file.endsWith('refusals.ts'));

  const modules = await Promise.all(files.map((file) => import(resolve(file)) as Promise<Record<string, object>>));

  const written = modules.flatMap((module) => Object.values(module).flatMap((sentences) => Object.keys(sentences)));
  expect(written.filter((key) => !(key in en))).toEqual([]);
  expect(written.length).toBeGreaterThan(1000);
});
