import { describe, expect, it } from 'vitest';
import {
  deedsFor,
  grownAfter,
  grownLiving,
  growsNext,
  type Living,
  landmarkNext,
  listLandmarks,
  pondKinds,
} from './pond.ts';
import { findSeason } from './seasons.ts';

const nothing: Living = { flowers: 0, lanterns: 0, fish: 0, dragonflies: 0 };

describe('a pond', () => {
  it('is empty before the first deed', () => {
    expect(grownLiving(nothing)).toEqual(nothing);
  });

  it.each(pondKinds)('never loses %s, and gets each with the deed that completes it', (kind) => {
    for (let things = 1; things < 200; things += 1) {
      expect(grownAfter(kind, deedsFor(kind, things))).toBe(things);
      expect(grownAfter(kind, deedsFor(kind, things) - 1)).toBe(things - 1);
    }
  });

  it('has 19 lanterns after 200 riddles', () => {
    expect(grownLiving({ ...nothing, lanterns: 200 }).lanterns).toBe(19);
  });

  it('says that a riddle lights the first lantern', () => {
    expect(growsNext(nothing)).toEqual({ what: 'lanterns', done: 0, needed: 1 });
  });

  it('says what comes soonest', () => {
    expect(growsNext({ flowers: 5, lanterns: 3, fish: 6, dragonflies: 0 })).toEqual({
      what: 'flowers',
      done: 3,
      needed: 4,
    });
  });

  it('has its landmarks by the number of things that live there', () => {
    const living = { flowers: 3, lanterns: 2, fish: 1, dragonflies: 0 };

    expect(listLandmarks(living)).toEqual(['reeds', 'bridge']);
    expect(landmarkNext(living)).toEqual({ what: 'mushroom', done: 6, needed: 12 });
  });

  it('has nothing more to wait for once all landmarks stand', () => {
    expect(landmarkNext({ ...nothing, flowers: 99 })).toBeNull();
  });
});

describe('the season', () => {
  it.each([
    ['2026-01-10', 'Europe/Berlin', 'winter'],
    ['2026-03-01', 'America/New_York', 'spring'],
    ['2026-08-31', 'Asia/Tokyo', 'summer'],
    ['2026-11-23', 'UTC', 'autumn'],
    ['2026-12-01', 'Europe/Berlin', 'winter'],
    ['2026-12-01', 'Australia/Sydney', 'summer'],
    ['2026-07-01', 'America/Argentina/Cordoba', 'winter'],
    ['2026-10-01', 'Pacific/Auckland', 'spring'],
  ])('of %s in %s is %s', (day, timeZone, season) => {
    expect(findSeason(day, timeZone)).toBe(season);
  });
});
