import { Problem } from './problem.ts';

/** A thing in a list that is read newest first: the next page begins after it. */
export interface Position {
  readonly at: Date;
  readonly id: string;
}

const first: Position = { at: new Date('9999-12-31T00:00:00Z'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };
/** Both PostgreSQL and JavaScript know all instants between. */
const EARLIEST = Date.parse('0001-01-01T00:00:00Z');
const LATEST = Date.parse('9999-12-31T23:59:59Z');

/** A mark that means nothing to a browser. */
export function cursorAfter({ at, id }: Position): string {
  return Buffer.from(`${at.getTime()} ${id}`).toString('base64url');
}

/** Where a page begins. A mark that we did not make is refused. */
export function positionOf(cursor: string | undefined, beginning: Position = first): Position {
  if (cursor === undefined) return beginning;
  const [, time, id] =
    /^(-?\d{1,15}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(Buffer.from(cursor, 'base64url').toString()) ??
    [];
  const at = Number(time);
  if (id === undefined || at < EARLIEST || at > LATEST) throw new Problem('invalid');
  return { at: new Date(at), id };
}

/** Of rows that are one more than a page holds, where there is more: the page, and the mark of the next one. */
export function pageOf<Row>(
  rows: readonly Row[],
  most: number,
  mark: (row: Row) => string,
): { shown: readonly Row[]; cursor: string | null } {
  const shown = rows.slice(0, most);
  const last = rows.length > most ? shown.at(-1) : undefined;
  return { shown, cursor: last ? mark(last) : null };
}
