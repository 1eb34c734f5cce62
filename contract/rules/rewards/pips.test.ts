import { expect, test } from 'vitest';
import {
  decodeLook,
  encodeLook,
  findPipItem,
  isFreeAtLevel,
  isLook,
  type PipItem,
  pipItems,
  pipSlots,
  plainLook,
  randomLook,
  wornItems,
} from './pips.ts';

const seeds = Array.from({ length: 500 }, (_, seed) => String(seed));

test('there are at least 80 things to wear, and some for each slot are free at once', () => {
  const freeSlots = new Set(pipItems.filter((item) => isFreeAtLevel(item, 1)).map(({ slot }) => slot));

  expect(pipItems.length).toBeGreaterThanOrEqual(80);
  expect(freeSlots.size).toBe(pipSlots.length);
});

test('an id names one thing', () => {
  expect(new Set(pipItems.map(({ id }) => id)).size).toBe(pipItems.length);
});

test.each(pipItems.map((item) => [item.id, item] as const))('%s has a name and a fair price', (_id, item: PipItem) => {
  const isPriced = item.cost >= 60 && item.cost <= 600 && item.cost % 20 === 0;

  expect(item.name).toMatch(/^[A-Z0-9][\p{L}0-9’ -]{2,15}$/u);
  expect(isPriced || item.cost === 0).toBe(true);
});

test('a thing of a level is owned from that level on', () => {
  const crown = findPipItem('crown') as PipItem;

  expect(isFreeAtLevel(crown, 19)).toBe(false);
  expect(isFreeAtLevel(crown, 20)).toBe(true);
});

test('a priced thing never comes free', () => {
  expect(isFreeAtLevel(findPipItem('beanie') as PipItem, 1000)).toBe(false);
});

test('every look survives its text', () => {
  const looks = seeds.map((seed) => randomLook(seed, pipItems));

  expect(looks.map((look) => decodeLook(encodeLook(look)))).toEqual(looks);
});

test('the text of a look fits into an address as it is', () => {
  const texts = seeds.map((seed) => encodeLook(randomLook(seed, pipItems)));

  expect(texts.filter((text) => encodeURIComponent(text) !== text)).toEqual([]);
});

const plain = encodeLook(plainLook);

test.each([
  '',
  '.',
  'leaf',
  `${plain}.none`,
  `${plain}.`,
  `.${plain}`,
  ` ${plain}`,
  `${plain}\n`,
  plain.toUpperCase(),
  plain.replace('leaf', 'constructor'),
  plain.replace('leaf', '__proto__'),
  plain.replace('leaf', ''),
  plain.replace('leaf', '<svg>'),
  plain.replace('leaf', '../leaf'),
  plain.replace('plain', 'leaf'),
  plain.replace(/none$/, 'beanie'),
  plain.replace('.', ','),
  'none.'.repeat(100_000),
])('%j is no look', (text) => {
  expect(decodeLook(text.slice(0, 200_000))).toBeUndefined();
});

test.each([
  null,
  undefined,
  'leaf',
  [],
  {},
  { ...plainLook, hat: undefined },
  { ...plainLook, hat: 'lantern' },
  { ...plainLook, hat: ['crown'] },
  { ...plainLook, owner: 'otterbeam' },
  Object.create(plainLook),
])('%j is no look either', (thing) => {
  expect(isLook(thing)).toBe(false);
});

test('a random look is the same for the same seed, and another for another', () => {
  const looks = seeds.map((seed) => encodeLook(randomLook(seed, pipItems)));

  expect(looks).toEqual(seeds.map((seed) => encodeLook(randomLook(seed, pipItems))));
  expect(new Set(looks).size).toBeGreaterThan(495);
});

test('a random look wears only what is owned', () => {
  const owned = pipItems.filter((item) => isFreeAtLevel(item, 1));
  const worn = seeds.flatMap((seed) => wornItems(randomLook(seed, owned)));

  expect(worn.every((item) => owned.includes(item))).toBe(true);
});
