import { expect, test } from 'vitest';
import { createFastRandom, hash32 } from './random.ts';

test('a hash is the same for the same seed and text, and differs by seed', () => {
  expect(hash32(1, 'frog')).toBe(hash32(1, 'frog'));
  expect(hash32(1, 'frog')).not.toBe(hash32(2, 'frog'));
});

test('hashes of similar texts spread evenly', () => {
  const counts = new Array(10).fill(0);
  for (let at = 0; at < 20_000; at += 1) counts[Math.floor((hash32(7, `card${at}`) / 2 ** 32) * 10)] += 1;

  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
});

test('random numbers are the same row for the same seed, and spread evenly', () => {
  const [one, other] = [createFastRandom(5), createFastRandom(5)];

  expect(Array.from({ length: 5 }, one)).toEqual(Array.from({ length: 5 }, other));

  const mean = Array.from({ length: 10_000 }, createFastRandom(9)).reduce((sum, value) => sum + value, 0) / 10_000;
  expect(mean).toBeCloseTo(0.5, 1);
});
