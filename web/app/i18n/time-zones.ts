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
