import { expect, test } from 'vitest';
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
