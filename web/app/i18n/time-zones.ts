import { currentLocale } from './translator.ts';

/** Names that places no longer use, and that browsers still list. */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** The name of a time zone as its people write it today. */
export function currentZoneName(zone: string): string {
  return renamed[zone] ?? zone;
}

/** All time zones that this browser knows, by today's names. */
export function listTimeZones(): readonly string[] {
  const names = [...Intl.supportedValuesOf('timeZone'), 'UTC'].map(currentZoneName);
  return [...new Set(names)].toSorted();
}

/** A time zone by its place, such as "Salta, Argentina"; without the country where the browser does not know it. */
export function formatTimeZone(zone: string): string {
  const parts = currentZoneName(zone).split('/');
  const [city = zone, district] = parts
    .slice(1)
    .map((part) => part.replaceAll('_', ' '))
    .toReversed();
  const country = findCountryName(zone) ?? parts[0]?.replaceAll('_', ' ');
  return parts.length === 1 ? zone : [...new Set([city, district, country])].filter(Boolean).join(', ');
}

function findCountryName(zone: string): string | undefined {
  countries ??= countriesByZone();
  const country = countries.get(zone) ?? countries.get(resolve(zone));
  return country && new Intl.DisplayNames(currentLocale(), { type: 'region' }).of(country);
}

function resolve(zone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
}

let countries: ReadonlyMap<string, string> | undefined;

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Intl lists the time zones of a country, but neither the countries nor the country of a time zone. */
function countriesByZone(): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter((code) => names.of(code));
  return new Map(
    codes.flatMap((code) => zonesOf(code).flatMap((zone) => [zone, currentZoneName(zone)].map((name) => [name, code]))),
  );
}

function zonesOf(code: string): readonly string[] {
  const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & { getTimeZones?(): readonly string[] };
  // A country that is no more, such as DD, stands for the one that followed it.
  return locale.region === code ? (locale.getTimeZones?.() ?? []) : [];
}
