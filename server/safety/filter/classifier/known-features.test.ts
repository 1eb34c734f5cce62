import { expect, it } from 'vitest';
import { buildFingerprints, createPlaces, MAX_FILLED } from './known-features.ts';

/** Spread evenly, as hashes are. */
function hashAt(at: number): number {
  const value = Math.imul(at ^ (at >>> 16), 0x9e3779b1);
  return Math.imul(value ^ (value >>> 15), 0x85ebca6b);
}

const PLACES = 200_000;
const known = Array.from({ length: PLACES * MAX_FILLED }, (_, at) => hashAt(at));
const places = createPlaces(buildFingerprints(known, PLACES));

it('finds every feature of a full table', () => {
  const missing = known.filter((hash) => places.findPlace(hash) < 0);

  expect(missing).toEqual([]);
});

it('hardly ever gives two features one place', () => {
  const taken = new Set(known.map((hash) => places.findPlace(hash)));

  expect(taken.size).toBeGreaterThan(known.length * 0.999);
});

it('hardly ever takes an unknown feature for a known one', () => {
  const unknown = Array.from({ length: 100_000 }, (_, at) => hashAt(known.length + at));

  const mistaken = unknown.filter((hash) => places.findPlace(hash) >= 0);

  expect(mistaken.length).toBeLessThan(100);
});
