import { describe, expect, it } from 'vitest';
import { nextDayStart } from './local-time.ts';
import { allDay, isOpenAt, nextChange, type OpenHours, openFrom, sharedHours } from './open-hours.ts';

const hour = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
const every = (range: OpenHours[number]): OpenHours => Array.from({ length: 7 }, () => range);
const except = (hours: OpenHours, day: number, range: OpenHours[number]): OpenHours => hours.with(day, range);

const afternoons = every(hour(15, 19));
const [MONDAY, SATURDAY, SUNDAY] = [0, 5, 6];

describe('open hours by the clock on the wall', () => {
  it.each([
    ['before they begin', 'Europe/Berlin', '2026-11-18T13:59:59Z', false],
    ['at their first second', 'Europe/Berlin', '2026-11-18T14:00:00Z', true],
    ['in their last second', 'Europe/Berlin', '2026-11-18T17:59:59Z', true],
    ['at their end', 'Europe/Berlin', '2026-11-18T18:00:00Z', false],
    ['in the zone of the child, not of the server', 'America/New_York', '2026-11-18T20:00:00Z', true],
    ['half an hour off', 'Asia/Kolkata', '2026-11-18T09:29:59Z', false],
    ['half an hour off, at the start', 'Asia/Kolkata', '2026-11-18T09:30:00Z', true],
    ['on the other side of the date line', 'Pacific/Auckland', '2026-11-18T02:00:00Z', true],
  ])('%s', (_, timeZone, at, expected) => {
    expect(isOpenAt(afternoons, timeZone, new Date(at))).toBe(expected);
  });

  it.each([
    ['Sunday, which is closed', '2026-11-22T15:00:00Z', false],
    ['Monday after it', '2026-11-23T15:00:00Z', true],
  ])('knows the weekday: %s', (_, at, expected) => {
    expect(isOpenAt(except(afternoons, SUNDAY, null), 'Europe/Berlin', new Date(at))).toBe(expected);
  });

  it('goes by the weekday of the child, which may be another one than that of UTC', () => {
    const onMondays = except(every(null), MONDAY, allDay);

    expect(isOpenAt(onMondays, 'Pacific/Auckland', new Date('2026-11-22T12:00:00Z'))).toBe(true);
    expect(isOpenAt(onMondays, 'America/Los_Angeles', new Date('2026-11-23T07:00:00Z'))).toBe(false);
  });
});

describe('the next change', () => {
  it.each([
    ['the end of today', afternoons, 'Europe/Berlin', '2026-11-18T15:00:00Z', '2026-11-18T18:00:00.000Z'],
    ['the start of tomorrow', afternoons, 'Europe/Berlin', '2026-11-18T18:00:00Z', '2026-11-19T14:00:00.000Z'],
    ['over a closed day', except(afternoons, SUNDAY, null), 'UTC', '2026-11-21T19:00:00Z', '2026-11-23T15:00:00.000Z'],
    ['in the next year', afternoons, 'UTC', '2026-12-31T19:00:00Z', '2027-01-01T15:00:00.000Z'],
    ['over the end of a leap February', afternoons, 'UTC', '2028-02-29T20:00:00Z', '2028-03-01T15:00:00.000Z'],
    [
      'midnight, where the day ends at 24:00',
      every(hour(15, 24)),
      'UTC',
      '2026-11-18T20:00:00Z',
      '2026-11-19T00:00:00.000Z',
    ],
    [
      'not midnight, where the next day goes on',
      except(except(afternoons, SATURDAY, hour(15, 24)), SUNDAY, hour(0, 2)),
      'UTC',
      '2026-11-21T20:00:00Z',
      '2026-11-22T02:00:00.000Z',
    ],
    [
      'a week ahead',
      except(every(null), MONDAY, hour(9, 10)),
      'UTC',
      '2026-11-23T10:00:00Z',
      '2026-11-30T09:00:00.000Z',
    ],
    // The clocks go from 2:00 to 3:00 on 29 March 2026.
    ['after clocks went forward', afternoons, 'Europe/Berlin', '2026-03-28T20:00:00Z', '2026-03-29T13:00:00.000Z'],
    [
      'a start in the hour that is left out',
      every(hour(2.5, 4)),
      'Europe/Berlin',
      '2026-03-29T00:30:00Z',
      '2026-03-29T01:00:00.000Z',
    ],
    [
      'an end in the hour that is left out',
      every(hour(1, 2.5)),
      'Europe/Berlin',
      '2026-03-29T00:30:00Z',
      '2026-03-29T01:00:00.000Z',
    ],
    // The clocks go from 3:00 back to 2:00 on 25 October 2026.
    ['after clocks went back', afternoons, 'Europe/Berlin', '2026-10-24T20:00:00Z', '2026-10-25T14:00:00.000Z'],
    ['the first of two ends', every(hour(1, 2.5)), 'Europe/Berlin', '2026-10-24T23:30:00Z', '2026-10-25T00:30:00.000Z'],
    [
      'the second start, when the clock shows it again',
      every(hour(1, 2.5)),
      'Europe/Berlin',
      '2026-10-25T00:40:00Z',
      '2026-10-25T01:00:00.000Z',
    ],
    // In Cairo the clocks are moved at midnight: from 24 April 2026 0:00 to 1:00.
    [
      'where midnight itself is left out',
      every(hour(0, 3)),
      'Africa/Cairo',
      '2026-04-23T20:00:00Z',
      '2026-04-23T22:00:00.000Z',
    ],
  ])('is %s', (_, hours, timeZone, now, expected) => {
    expect(nextChange(hours, timeZone, new Date(now))?.toISOString()).toBe(expected);
  });

  it.each([
    ['always open', every(allDay)],
    ['never open', every(null)],
  ])('is never, when it is %s', (_, hours) => {
    expect(nextChange(hours, 'Europe/Berlin', new Date('2026-11-18T15:00:00Z'))).toBeNull();
  });

  it('is now, for someone who asks when it opens and it is open', () => {
    const now = new Date('2026-11-18T15:00:00Z');

    expect(openFrom(afternoons, 'UTC', now)).toEqual(now);
  });
});

describe('the next day', () => {
  it.each([
    ['of the year', 'Europe/Berlin', '2026-12-31T12:00:00Z', '2026-12-31T23:00:00.000Z'],
    ['of 23 hours', 'Europe/Berlin', '2026-03-29T12:00:00Z', '2026-03-29T22:00:00.000Z'],
    ['of 25 hours', 'Europe/Berlin', '2026-10-25T12:00:00Z', '2026-10-25T23:00:00.000Z'],
    ['whose midnight is left out', 'Africa/Cairo', '2026-04-23T12:00:00Z', '2026-04-23T22:00:00.000Z'],
    ['far east', 'Pacific/Kiritimati', '2026-11-18T12:00:00Z', '2026-11-19T10:00:00.000Z'],
  ])('begins at midnight: %s', (_, timeZone, now, expected) => {
    expect(nextDayStart(timeZone, new Date(now)).toISOString()).toBe(expected);
  });
});

describe('of two parents', () => {
  it.each([
    ['the shared part is open', hour(14, 19), hour(16, 21), hour(16, 19)],
    ['without a shared part the day is closed', hour(8, 12), hour(14, 18), null],
    ['hours that only touch share nothing', hour(8, 12), hour(12, 18), null],
    ['a closed day is closed', null, hour(14, 18), null],
    ['until midnight', hour(18, 24), allDay, hour(18, 24)],
  ])('%s', (_, one, other, expected) => {
    expect(sharedHours(every(one), every(other))).toEqual(every(expected));
    expect(sharedHours(every(other), every(one))).toEqual(every(expected));
  });
});
