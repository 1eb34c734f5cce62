import { expect, test } from 'vitest';
import { currentZoneName, listTimeZones } from './time-zones.ts';

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
