import { expect, test } from 'vitest';
import { currentZoneName, formatTimeZone, listTimeZones } from './time-zones.ts';

test('places have the names of today', () => {
  const zones = listTimeZones();

  expect(zones).toContain('Europe/Kyiv');
  expect(zones).not.toContain('Europe/Kiev');
  expect(zones).toContain('Asia/Kolkata');
});

test('no zone is listed twice', () => {
  const zones = listTimeZones();

  expect(zones).toEqual([...new Set(zones)]);
});

test('every listed name is one that clocks understand', () => {
  for (const timeZone of listTimeZones()) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
});

test('a name that is still in use stays', () => {
  expect(currentZoneName('Europe/Berlin')).toBe('Europe/Berlin');
});

test.each([
  ['Europe/Berlin', 'Berlin, Germany'],
  ['America/Argentina/Rio_Gallegos', 'Rio Gallegos, Argentina'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires, Argentina'],
  ['America/Indiana/Tell_City', 'Tell City, Indiana, United States'],
  ['Europe/Kyiv', 'Kyiv, Ukraine'],
  ['UTC', 'UTC'],
])('%s is shown as %s', (zone, place) => {
  expect(formatTimeZone(zone)).toBe(place);
});
