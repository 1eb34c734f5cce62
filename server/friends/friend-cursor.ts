import * as z from 'zod/mini';
import { id } from '#contract/shared/ids.ts';
import { cursorCodec } from '../platform/cursor.ts';

interface Listed {
  readonly id: string;
  readonly displayName: string;
  readonly isFavorite: boolean;
}

const start = { afterFavorite: false, afterName: '', afterId: null };

/** Friends are listed with favorites first, then by name. */
const keys = cursorCodec(z.tuple([z.boolean(), z.string().check(z.maxLength(100)), id]));

/** The cursor of the page that begins after this friend. */
export function cursorAfterFriend({ isFavorite, displayName, id }: Listed): string {
  return keys.encode([isFavorite, displayName, id]);
}

/** The friend after whom a page begins. */
export function decodeFriendCursor(cursor: string | undefined) {
  if (cursor === undefined) return start;
  const [afterFavorite, afterName, afterId] = keys.decode(cursor);
  return { afterFavorite, afterName, afterId };
}
