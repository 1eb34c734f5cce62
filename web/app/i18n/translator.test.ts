import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { english } from '#web/catalog.ts';
import { type Translation, translator } from './translator.ts';

const pond = {
  'pond.digit': 'Digit {place} of {length}',
  'pond.left': { one: '{count} letter left', other: '{count} letters left' },
} as const;
const t = translator(pond);

describe('a message', () => {
  test('is filled with its variables', () => {
    expect(t('pond.digit', { place: 2, length: 6 })).toBe('Digit 2 of 6');
  });

  test('has a plural, which the count chooses', () => {
    expect(t('pond.left', { count: 1 })).toBe('1 letter left');
    expect(t('pond.left', { count: 1200 })).toBe('1,200 letters left');
  });

  test('can be one that all pages share', () => {
    expect(t('ui.close')).toBe('Close');
  });

  test('does not compile without its key or its variables', () => {
    // @ts-expect-error no such key
    expect(() => t('pond.nothing')).toThrow();
    // @ts-expect-error place and length are missing
    expect(t('pond.digit')).toBe('Digit {place} of {length}');
  });
});

test('a translation that misses a message does not compile', () => {
  const whole: Translation<typeof pond> = { 'pond.digit': 'Cifra {place} de {length}', 'pond.left': '{count} letras' };
  // @ts-expect-error the plural is missing
  const part: Translation<typeof pond> = { 'pond.digit': 'Cifra {place} de {length}' };

  expect(Object.keys(whole)).toEqual(Object.keys(pond));
  expect(Object.keys(part)).not.toEqual(Object.keys(pond));
});

test('every English message is one that a translation must hold', async () => {
  const files = globSync('web/*/{i18n,messages}/**/en.ts');

  const modules = await Promise.all(files.map((file) => import(resolve(file)) as Promise<Record<string, object>>));

  const written = modules.flatMap((module) => Object.values(module).flatMap((messages) => Object.keys(messages)));

  expect(written.filter((key) => !(key in english))).toEqual([]);
  expect(written.length).toBeGreaterThan(1000);
});
