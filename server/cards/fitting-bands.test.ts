import { describe, expect, it } from 'vitest';
import { toBand, toBands } from './age-bands.ts';
import { bandsFor } from './fitting-bands.ts';
import { cardKinds } from './kinds.ts';

const [riddle] = cardKinds;
const library = {
  places: new Map(Array.from({ length: 20 }, (_, at) => [`riddle${at}`, at])),
  kindAt: Array.from({ length: 20 }, () => riddle as NonNullable<typeof riddle>),
};
/** Newest first: 1 went well, 0 did not. */
const toResults = (...well: number[]) => well.map((one, at) => ({ cardId: `riddle${at}`, isWell: one === 1 }));

describe('the band for a kind', () => {
  it.each([
    ['stays when about seven of ten went well', toResults(1, 1, 0, 1, 1, 0, 1, 1, 0, 1), 1],
    ['gets harder when nearly all went well', toResults(1, 1, 1, 1, 1, 1, 1, 1, 1, 0), 2],
    ['gets easier when most did not', toResults(0, 0, 1, 0, 0, 1, 0, 0, 1, 0), 0],
    ['stays with too few results to tell', toResults(1, 1, 1, 1, 1), 1],
    ['counts only the last ten', toResults(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0), 2],
  ])('%s', (_, results, band) => {
    expect(bandsFor(library, results, 1)).toEqual({ riddle: band });
  });

  it.each([0, 2])('%i is never changed to one that does not exist', (band) => {
    const results = band === 0 ? toResults(0, 0, 0, 0, 0, 0) : toResults(1, 1, 1, 1, 1, 1);

    expect(bandsFor(library, results, band)).toEqual({ riddle: band });
  });

  it('is missing for a kind that was never tried', () => {
    expect(bandsFor(library, [], 1)).toEqual({});
  });
});

describe('the bands that a card fits', () => {
  it.each([
    [[6, 10], 0b011],
    [[9, 13], 0b110],
    [[11, 13], 0b100],
    [[6, 13], 0b111],
    [[8, 8], 0b001],
  ] as const)('from and to %j are %i', (ages, bands) => {
    expect(toBands({ id: 'aaaaaaaa', kind: 'riddle', reviewed: true, ages })).toBe(bands);
  });

  it('are all of them when it has no ages', () => {
    expect(toBands({ id: 'aaaaaaaa', kind: 'riddle', reviewed: true })).toBe(0b111);
  });
});

it('children of 13 and older share the oldest band', () => {
  expect(toBand('13-17')).toBe(toBand('11-12'));
});
