import { expect, test } from 'vitest';
import { translate } from './english.ts';

test('no line ends inside "grown-up", wherever it stands in a sentence', () => {
  expect(translate('key', 'Ask a grown-up. Grown-ups know.')).toBe('Ask a grown-\u2060up. Grown-\u2060ups know.');
});

test('all plural forms keep "grown-up" on one line', () => {
  const message = { one: '{count} grown-up', other: '{count} grown-ups' };

  expect(translate('key', message)).toEqual({ one: '{count} grown-\u2060up', other: '{count} grown-\u2060ups' });
});
