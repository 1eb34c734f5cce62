import { describe, expect, it } from 'vitest';
import { accessAt, type Times } from './access.ts';
import type { OpenHours } from './open-hours.ts';

const hours: OpenHours = Array.from({ length: 7 }, () => ({ from: 15 * 60, to: 19 * 60 }));
const free: Times = { dailyLimit: null, openHours: null, isPaused: false, timeZone: 'UTC', usedMinutes: 0 };
const at = (time: string) => new Date(`2026-11-18T${time}Z`);
const closedOn = (times: Partial<Times>, time: string) => accessAt({ ...free, ...times }, at(time)).closed;
const closingOn = (times: Partial<Times>, time: string) => accessAt({ ...free, ...times }, at(time)).closing;

describe('Lilypad is closed', () => {
  it.each([
    ['nobody has set anything', {}, '03:00:00', undefined],
    ['in open hours', { openHours: hours }, '15:00:00', undefined],
    ['outside of them', { openHours: hours }, '14:59:59', 'quiet_hours'],
    ['with a minute left of the limit', { dailyLimit: 45, usedMinutes: 44 }, '16:00:00', undefined],
    ['when the limit is used up', { dailyLimit: 45, usedMinutes: 45 }, '16:00:00', 'daily_limit'],
    ['without a limit, however long', { usedMinutes: 900 }, '16:00:00', undefined],
    ['paused', { isPaused: true }, '16:00:00', 'paused'],
    [
      'paused counts first',
      { isPaused: true, openHours: hours, dailyLimit: 15, usedMinutes: 15 },
      '03:00:00',
      'paused',
    ],
    [
      'quiet hours count before the limit',
      { openHours: hours, dailyLimit: 15, usedMinutes: 15 },
      '03:00:00',
      'quiet_hours',
    ],
  ] as const)('%s: %j at %s: %s', (_, times, time, because) => {
    expect(closedOn(times, time)?.because).toBe(because);
  });

  it.each([
    ['today', { openHours: hours }, '10:00:00', '2026-11-18T15:00:00.000Z'],
    ['tomorrow', { openHours: hours }, '19:00:00', '2026-11-19T15:00:00.000Z'],
    ['at midnight after the limit', { dailyLimit: 15, usedMinutes: 15 }, '16:00:00', '2026-11-19T00:00:00.000Z'],
    [
      'at the first open hour after the limit',
      { dailyLimit: 15, usedMinutes: 15, openHours: hours },
      '16:00:00',
      '2026-11-19T15:00:00.000Z',
    ],
    [
      'at the midnight of the child',
      { dailyLimit: 15, usedMinutes: 15, timeZone: 'America/New_York' },
      '16:00:00',
      '2026-11-19T05:00:00.000Z',
    ],
  ] as const)('and opens %s', (_, times, time, opensAt) => {
    expect(closedOn(times, time)?.opensAt?.toISOString()).toBe(opensAt);
  });

  it('and has no opening time, if it is paused or no day is open', () => {
    expect(closedOn({ isPaused: true }, '16:00:00')?.opensAt).toBeNull();
    expect(closedOn({ openHours: hours.map(() => null) }, '16:00:00')?.opensAt).toBeNull();
  });

  it.each([
    ['just closed', { openHours: hours }, '19:00:00', true],
    ['closed four minutes ago', { openHours: hours }, '19:04:59', true],
    ['closed five minutes ago', { openHours: hours }, '19:05:00', false],
    ['the limit was reached now', { dailyLimit: 45, usedMinutes: 45 }, '16:00:00', true],
    ['five minutes over the limit', { dailyLimit: 45, usedMinutes: 50 }, '16:00:00', false],
    ['paused', { isPaused: true }, '16:00:00', false],
  ] as const)('a game that has begun may be finished: %s: %s', (_, times, time, mayFinish) => {
    expect(closedOn(times, time)?.mayFinish).toBe(mayFinish);
  });
});

describe('five minutes before, the child is warned', () => {
  it.each([
    ['not yet', { openHours: hours }, '18:54:59', null],
    ['five minutes before quiet hours', { openHours: hours }, '18:55:00', { because: 'quiet_hours', secondsLeft: 300 }],
    ['in the last second', { openHours: hours }, '18:59:59', { because: 'quiet_hours', secondsLeft: 1 }],
    ['six minutes of the limit are left', { dailyLimit: 45, usedMinutes: 39 }, '16:00:00', null],
    ['five are left', { dailyLimit: 45, usedMinutes: 40 }, '16:00:00', { because: 'daily_limit', secondsLeft: 300 }],
    [
      'and this minute runs',
      { dailyLimit: 45, usedMinutes: 44 },
      '16:00:40',
      { because: 'daily_limit', secondsLeft: 20 },
    ],
    [
      'what ends first',
      { openHours: hours, dailyLimit: 45, usedMinutes: 44 },
      '18:56:00',
      { because: 'daily_limit', secondsLeft: 60 },
    ],
    ['not when it is closed', { isPaused: true, openHours: hours }, '18:56:00', null],
  ] as const)('%s', (_, times, time, closing) => {
    expect(closingOn(times, time)).toEqual(closing);
  });
});
