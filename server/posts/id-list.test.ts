import { describe, expect, it } from 'vitest';
import { newId } from '../platform/tokens.ts';
import { IdList } from './id-list.ts';

const [one, two, three] = [newId(), newId(), newId()];

describe('a list of ids', () => {
  it.each([
    ['none', []],
    ['one', [one]],
    ['several', [one, two, three]],
  ])('holds %s', (_what, ids) => {
    const list = new IdList(ids.join());
    expect(list).toHaveLength(ids.length);
    expect(ids.map((_, place) => list.at(place))).toEqual(ids);
    expect(list.all()).toEqual(ids);
  });

  it.each([
    ['none', [], [two]],
    ['others', [one, three], [two, one, three]],
    ['itself', [one, two, three], [two, one, three]],
  ])('takes one to the top of %s', (_what, ids, expected) => {
    expect(new IdList(ids.join()).withFirst(two).all()).toEqual(expected);
  });
});
