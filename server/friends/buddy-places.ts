import { Problem } from '../platform/problem.ts';

interface Listed {
  readonly id: string;
  readonly displayName: string;
  readonly isFavorite: boolean;
}

const first = { afterFavorite: false, afterName: '', afterId: null };

/** A mark of a place in the list of buddies, which is not one of time. */
export function placeOfBuddy({ id, isFavorite, displayName }: Listed): string {
  return Buffer.from(`${id} ${Number(isFavorite)} ${displayName}`).toString('base64url');
}

/** Where a page begins. A mark that we did not make is refused. */
export function buddyAt(cursor: string | undefined) {
  if (cursor === undefined) return first;
  const [, afterId, favorite, afterName] =
    /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) ([01]) ([^\0]{0,100})$/.exec(
      Buffer.from(cursor, 'base64url').toString(),
    ) ?? [];
  if (!afterId || afterName === undefined) throw new Problem('invalid');
  return { afterFavorite: favorite === '1', afterName, afterId };
}
