import { Problem } from '../platform/problem.ts';

/** A thing in a list that is read newest first: the next page begins after it. */
export interface Place {
  readonly at: Date;
  readonly id: string;
}

const first: Place = { at: new Date('9999-12-31T00:00:00Z'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

/** A mark that means nothing to a browser. */
export function placeAfter({ at, id }: Place): string {
  return Buffer.from(`${at.getTime()} ${id}`).toString('base64url');
}

/** Where a page begins. A mark that we did not make is refused. */
export function startOf(cursor: string | undefined): Place {
  if (cursor === undefined) return first;
  const [, at, id] = /^(\d{1,15}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(
    Buffer.from(cursor, 'base64url').toString(),
  ) ?? [undefined, '', ''];
  if (!at || !id) throw new Problem('invalid');
  return { at: new Date(Number(at)), id };
}
