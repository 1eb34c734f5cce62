import { expect, test, vi } from 'vitest';
import { currentZoneName } from '#contract/rules/time-zones.ts';
import { formatTimeZone, listTimeZones } from './time-zones.ts';

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

test('the countries are learned in short turns, so that a list that opens later waits for nothing', async () => {
  vi.resetModules();
  const { formatTimeZone: format, prepareTimeZones } = await import('./time-zones.ts');
  const asks = vi.spyOn(Intl.Locale.prototype, 'getTimeZones' as never);
  let [now, turns] = [0, 0];
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1;
    return now;
  });
  vi.useFakeTimers({ toFake: ['setTimeout'] });

  for (prepareTimeZones(); vi.getTimerCount() > 0; turns += 1) vi.runOnlyPendingTimers();
  vi.useRealTimers();
  const asked = asks.mock.calls.length;

  expect(turns).toBeGreaterThan(20);
  expect(asked).toBeGreaterThan(200);
  expect(format('Europe/Berlin')).toBe('Berlin, Germany');
  expect(asks).toHaveBeenCalledTimes(asked);
});
