export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof seasons)[number];

/** Zones whose places lie south of the equator, by their beginning. Near the equator it does not matter. */
const southern = [
  'Antarctica/',
  'Australia/',
  'America/Argentina/',
  ...[
    'Asuncion',
    'Buenos_Aires',
    'La_Paz',
    'Lima',
    'Montevideo',
    'Punta_Arenas',
    'Santiago',
    'Sao_Paulo',
    'Cuiaba',
  ].map((city) => `America/${city}`),
  ...['Bahia', 'Campo_Grande', 'Coyhaique'].map((city) => `America/${city}`),
  ...[
    'Blantyre',
    'Gaborone',
    'Harare',
    'Johannesburg',
    'Lubumbashi',
    'Luanda',
    'Lusaka',
    'Maputo',
    'Maseru',
    'Mbabane',
  ].map((city) => `Africa/${city}`),
  'Africa/Windhoek',
  'Atlantic/Stanley',
  'Atlantic/South_Georgia',
  ...['Antananarivo', 'Mauritius', 'Reunion'].map((city) => `Indian/${city}`),
  ...['Auckland', 'Chatham', 'Easter', 'Fiji', 'Norfolk', 'Noumea', 'Rarotonga', 'Tahiti', 'Tongatapu'].map(
    (city) => `Pacific/${city}`,
  ),
];

/** The season of a day (YYYY-MM-DD) by whole months, in the half of the earth where the time zone lies. */
export function findSeason(day: string, timeZone: string): Season {
  const isSouthern = southern.some((beginning) => timeZone.startsWith(beginning));
  const quarter = Math.floor((Number(day.slice(5, 7)) % 12) / 3);
  return (['winter', 'spring', 'summer', 'autumn'] as const)[(quarter + (isSouthern ? 2 : 0)) % 4] as Season;
}
