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

/** A time zone by its place, such as "Salta, Argentina"; without the country where Intl does not know it. */
export function formatTimeZone(zone: string, locale: string): string {
  const parts = currentZoneName(zone).split('/');
  const [city = zone, district] = parts
    .slice(1)
    .map((part) => part.replaceAll('_', ' '))
    .toReversed();
  const country = findCountryName(zone, locale) ?? parts[0]?.replaceAll('_', ' ');
  return parts.length === 1 ? zone : [...new Set([city, district, country])].filter(Boolean).join(', ');
}

/** The code of the country in which a time zone lies. None for UTC and the like. */
export function findCountry(zone: string): string | undefined {
  while (!countries.has(zone) && learnCountry());
  return countries.get(zone) ?? countries.get(resolve(zone));
}

let countryNames = new Intl.DisplayNames('en', { type: 'region' });
let namesLocale = 'en';

function findCountryName(zone: string, locale: string): string | undefined {
  const country = findCountry(zone);
  if (country === undefined) return undefined;
  if (locale !== namesLocale) {
    countryNames = new Intl.DisplayNames(locale, { type: 'region' });
    namesLocale = locale;
  }
  return countryNames.of(country);
}

function resolve(zone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
}

/** Codes of countries by their time zones, as far as they are known by now. */
const countries = new Map<string, string>();
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codesLeft = letters.flatMap((first) => letters.map((second) => first + second));
const realNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Intl lists the time zones of a country, but neither the countries nor the country of a time zone. False when all are known. */
export function learnCountry(): boolean {
  const code = codesLeft.shift();
  if (code === undefined) return false;
  if (!realNames.of(code)) return true;
  for (const zone of zonesOf(code)) for (const name of [zone, currentZoneName(zone)]) countries.set(name, code);
  return true;
}

function zonesOf(code: string): readonly string[] {
  const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & { getTimeZones?(): readonly string[] };
  // A country that is no more, such as DD, stands for the one that followed it.
  return locale.region === code ? (locale.getTimeZones?.() ?? []) : [];
}
