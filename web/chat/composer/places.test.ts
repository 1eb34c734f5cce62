import { expect, test } from 'vitest';
import { splitParts, withoutPlaces } from './places.ts';

const text = 'my number is 07700 900142, call me';
const number = { from: 13, to: 25 };

test('a text is split into private and other parts', () => {
  expect(splitParts(text, [number]).map((part) => [part.text, part.isPrivate])).toEqual([
    ['my number is ', false],
    ['07700 900142', true],
    [', call me', false],
  ]);
});

test('overlapping ranges count once', () => {
  const places = [number, { from: 10, to: 18 }, number];

  expect(
    splitParts(text, places)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
  expect(withoutPlaces(text, places)).toBe('my number , call me');
});

test('private parts are removed with the spaces around them', () => {
  expect(withoutPlaces('call 07700 900142 now', [{ from: 5, to: 17 }])).toBe('call now');
});

test('a text that is all private becomes empty', () => {
  expect(withoutPlaces('07700 900142', [{ from: 0, to: 12 }])).toBe('');
});

test('a text without private parts stays the same', () => {
  expect(withoutPlaces(text, [])).toBe(text);
});
