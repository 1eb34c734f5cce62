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
    const list = IdList.of(ids);
    expect(list).toHaveLength(ids.length);
    expect(ids.map((_, place) => list.at(place))).toEqual(ids);
    expect(list.all()).toEqual(ids);
  });
});
