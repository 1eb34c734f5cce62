import type { Post } from '#contract/posts.ts';
import { avatarAddress, presentAvatar } from '#contract/rules/avatars.ts';
import { levelFor } from '#contract/rules/levels.ts';
import type { Values } from '../platform/db/columns.ts';
import type { authorColumns } from './visibility.ts';

/** What other children may know about an author. */
export function presentAuthor(row: Values<typeof authorColumns>): Post['user'] {
  return {
    id: row.authorId,
    displayName: row.displayName,
    username: row.username,
    profileImageUrl: avatarAddress(row),
    avatar: presentAvatar(row),
    level: levelFor(row.points),
  };
}
