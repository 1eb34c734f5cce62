import { expect, test } from 'vitest';
import { english } from './catalog.ts';

const files = import.meta.glob<Readonly<Record<string, object>>>(['./**/messages/**/en.ts', './app/i18n/en.ts'], {
  eager: true,
});

test('messages are written with straight apostrophes, as the specification writes them', () => {
  const curly = Object.entries(english).filter(([, text]) => JSON.stringify(text).includes('’'));

  expect(curly).toEqual([]);
});

test('every file of messages is in the catalog, or other languages would leave it out', () => {
  const keys = Object.values(files).flatMap((file) => Object.values(file).flatMap(Object.keys));

  expect(keys.length).toBeGreaterThan(1000);
  expect(keys.filter((key) => !(key in english))).toEqual([]);
});
