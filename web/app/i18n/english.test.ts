import { expect, test } from 'vitest';
import { translate } from './english.ts';

test('no line ends inside "grown-up", wherever it stands in a sentence', () => {
  expect(translate('key', 'Ask a grown-up. Grown-ups know.')).toBe('Ask a grown-\u2060up. Grown-\u2060ups know.');
});

test('no line ends inside "e-mail", and other hyphens may end one', () => {
  expect(translate('key', 'E-mails of a made-up name')).toBe('E-\u2060mails of a made-up name');
  expect(translate('key', 'a re-mailed letter')).toBe('a re-mailed letter');
});

test('all plural forms keep "grown-up" on one line', () => {
  const message = { one: '{count} grown-up', other: '{count} grown-ups' };

  expect(translate('key', message)).toEqual({ one: '{count} grown-\u2060up', other: '{count} grown-\u2060ups' });
});
