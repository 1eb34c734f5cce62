import { expect, test } from 'vitest';
import { type DeckKey, readKey, signKey } from './deck-token.ts';

const secret = Buffer.from('a pond, a frog, a lily pad and a moon');
const key: DeckKey = {
  accountId: '019a9b52-6c1a-7d2e-9f00-1234567890ab',
  seed: 4_294_967_295,
  startedAt: new Date('2026-11-18T15:00:00.123Z'),
  postsAt: new Date('2026-11-18T15:00:00.123Z'),
  version: '0123456789abcdef',
  again: false,
  band: 2,
  withPosts: true,
  top: null,
};

test.each([
  ['plain', key],
  ['of old favorites', { ...key, again: true, withPosts: false }],
  ['with a post on top', { ...key, top: '019a9b52-6c1a-7d2e-9f00-ba0987654321' }],
])('a deck %s reads as it was signed, and fits into an address', (_, deck) => {
  const token = signKey(secret, deck);

  expect(readKey(secret, token)).toEqual(deck);
  expect(token.length).toBeLessThan(120);
});

test('no letter of a token can be changed', () => {
  const token = signKey(secret, key);

  for (let at = 0; at < token.length - 1; at += 1) {
    const other = token[at] === 'A' ? 'B' : 'A';
    expect(readKey(secret, token.slice(0, at) + other + token.slice(at + 1))).toBeUndefined();
  }
});

test.each(['', 'x', 'A'.repeat(70), 'A'.repeat(300)])('%j is no token', (token) => {
  expect(readKey(secret, token)).toBeUndefined();
});

test('a token signed with another secret is refused', () => {
  expect(readKey(Buffer.from('another secret'), signKey(secret, key))).toBeUndefined();
});
