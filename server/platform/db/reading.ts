import pg from 'pg';
import { inOnePiece } from '#contract/shared/pieces.ts';

const INT8 = 20;
const DATE = 1082;
const TIMESTAMPTZ = 1184;

/** bigint as number and date as text; everything else as node-postgres reads it. */
export const plainReading = readingInstantsBy(dateOf);
/** The same with instants as ISO text. */
export const isoReading = readingInstantsBy(isoOf);

function readingInstantsBy(read: (text: string) => unknown) {
  const getTypeParser = (oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return Number;
    if (oid === DATE) return String;
    if (oid === TIMESTAMPTZ) return read;
    return pg.types.getTypeParser(oid, format as 'text');
  };
  return { getTypeParser: getTypeParser as typeof pg.types.getTypeParser };
}

/** Sessions speak UTC (see the pool's options): `2026-11-18 15:00:00.123+00`, which is one letter from what Date reads quickly. */
function dateOf(text: string): Date {
  return new Date(`${text.replace(' ', 'T')}:00`);
}

/** As `Date.toISOString` would write it. PostgreSQL leaves out zeros at the end, and knows microseconds. */
function isoOf(text: string): string {
  const fraction = text.slice(20, -3).slice(0, 3).padEnd(3, '0');
  return inOnePiece(text.slice(0, 10), 'T', text.slice(11, 19), '.', fraction, 'Z');
}
