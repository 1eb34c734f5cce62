import { expect, it } from 'vitest';
import { IdList } from './id-list.ts';
import { newId } from './tokens.ts';

const [one, two, three] = [newId(), newId(), newId()];

it.each([
  ['none', []],
  ['one', [one]],
  ['several', [one, two, three]],
])('a list of ids holds %s', (_what, ids) => {
  const list = IdList.of(ids);

  expect(list).toHaveLength(ids.length);
  expect(ids.map((_, place) => list.at(place))).toEqual(ids);
  expect(list.all()).toEqual(ids);
});
