import { expect, test } from 'vitest';
import { readLibrary } from './library.ts';
import { markPlaces, placeTable } from './place-table.ts';

const table = placeTable(['frog', 'newt', 'toad', 'heron7']);

test.each([
  ['nothing', '', [0, 0, 0, 0]],
  ['one', 'toad', [0, 0, 1, 0]],
  ['several, in any order', 'heron7,frog', [1, 0, 0, 1]],
  ['all, one of them twice', 'frog,newt,toad,heron7,newt', [1, 1, 1, 1]],
  ['only unknown ids', 'bear,fro,frogs,heron', [0, 0, 0, 0]],
  ['unknown ids among known ones', 'bear,newt,wolf', [0, 1, 0, 0]],
])('marks %s', (_what, joined, expected) => {
  expect([...markPlaces(table, joined)]).toEqual(expected);
});

test('tells all cards of the library apart', async () => {
  const ids = (await readLibrary()).items.map(({ id }) => id);
  const odd = ids.filter((_, place) => place % 2 === 1);
  expect([...markPlaces(placeTable(ids), odd.join())]).toEqual(ids.map((_, place) => place % 2));
});
