import { currentZoneName, learnCountry, formatTimeZone as placeOf } from '#contract/rules/time-zones.ts';
import { currentLocale } from './translator.ts';

/** All time zones that this browser knows, by today's names. */
export function listTimeZones(): readonly string[] {
  const names = [...Intl.supportedValuesOf('timeZone'), 'UTC'].map(currentZoneName);
  return [...new Set(names)].toSorted();
}

/** A time zone by its place, such as "Salta, Argentina", in the language of the page. */
export function formatTimeZone(zone: string): string {
  return placeOf(zone, currentLocale());
}

/** At most this long at a time, so that nothing on the page waits for it. */
const SLICE_MS = 8;

/** Learns the countries of all time zones between other work: at once, they take a tenth of a second, on a phone longer. */
export function prepareTimeZones(): void {
  const until = performance.now() + SLICE_MS;
  while (performance.now() < until) if (!learnCountry()) return;
  setTimeout(prepareTimeZones, SLICE_MS);
}
