import { expect, it } from 'vitest';
import { lastSevenDays } from './last-days.ts';

it.each([
  ['UTC', '2026-11-20T15:00:00Z', '2026-11-14', '2026-11-14T00:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-20T15:00:00Z', '2026-11-15', '2026-11-14T10:00:00.000Z'],
  ['Pacific/Pago_Pago', '2026-11-20T10:00:00Z', '2026-11-13', '2026-11-13T11:00:00.000Z'],
  ['Europe/London', '2026-03-29T23:30:00Z', '2026-03-24', '2026-03-24T00:00:00.000Z'],
  ['Europe/London', '2026-10-25T00:30:00Z', '2026-10-19', '2026-10-18T23:00:00.000Z'],
  ['America/New_York', '2027-01-03T12:00:00Z', '2026-12-28', '2026-12-28T05:00:00.000Z'],
])('the last seven days in %s at %s begin on %s', (timeZone, now, firstDay, since) => {
  const week = lastSevenDays('child', timeZone, new Date(now));

  expect(week.firstDay).toBe(firstDay);
  expect(week.since.toISOString()).toBe(since);
});
