import pg from 'pg';

const INT8 = 20;
const DATE = 1082;
const TIMESTAMPTZ = 1184;

/** Parses bigint as number and date as text; everything else as node-postgres does. */
export const typeParsers = { getTypeParser: getTypeParser as typeof pg.types.getTypeParser };

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === INT8) return Number;
  if (oid === DATE) return String;
  if (oid === TIMESTAMPTZ) return parseInstant;
  return pg.types.getTypeParser(oid, format as 'text');
}

/** Sessions run in UTC, so PostgreSQL writes `2026-11-18 15:00:00.123+00`: two replacements make it ISO 8601. */
function parseInstant(text: string): Date {
  return new Date(`${text.replace(' ', 'T')}:00`);
}
