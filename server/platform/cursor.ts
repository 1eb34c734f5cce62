import * as z from 'zod/mini';
import { id } from '#contract/shared/ids.ts';
import { findUnstorable } from '#contract/shared/storable.ts';
import { Problem } from './problem.ts';

/** Packs the sort key of a list's row into a text that means nothing to a browser. */
export function cursorCodec<Key>(shape: z.ZodMiniType<Key>) {
  return {
    encode: (key: Key): string => Buffer.from(JSON.stringify(key)).toString('base64url'),
    /** Throws `invalid` for a cursor that we did not make. */
    decode: (cursor: string): Key => {
      const { data, success } = z.safeParse(shape, parsed(Buffer.from(cursor, 'base64url').toString()));
      if (!success || findUnstorable(data) !== undefined) throw new Problem('invalid');
      return data;
    },
  };
}

/** An entry of a list that is sorted by time. */
export interface Position {
  readonly at: Date;
  readonly id: string;
}

const newest: Position = { at: new Date('9999-12-31T00:00:00Z'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };
/** PostgreSQL and JavaScript both know every instant between these two. */
const EARLIEST = Date.parse('0001-01-01T00:00:00Z');
const LATEST = Date.parse('9999-12-31T23:59:59Z');

const positions = cursorCodec(z.tuple([z.int().check(z.minimum(EARLIEST), z.maximum(LATEST)), id]));

/** The cursor of the page that begins after this entry. */
export function cursorAfter({ at, id }: Position): string {
  return positions.encode([at.getTime(), id]);
}

/** The entry after which a page begins; without a cursor, `start`. */
export function decodePosition(cursor: string | undefined, start: Position = newest): Position {
  if (cursor === undefined) return start;
  const [at, id] = positions.decode(cursor);
  return { at: new Date(at), id };
}

/** Splits rows, read one beyond the page size, into the page and the cursor of the next page. */
export function toPage<Row>(
  rows: readonly Row[],
  pageSize: number,
  cursorOf: (row: Row) => string,
): { shown: readonly Row[]; cursor: string | null } {
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return { shown, cursor: last ? cursorOf(last) : null };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
