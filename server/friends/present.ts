import type { FoundChild } from '#contract/friends.ts';
import { avatarAddress } from '#contract/rules/avatars.ts';

/** What every list reads of another child. */
interface ChildRow extends Pick<FoundChild, 'id' | 'username' | 'displayName' | 'favoriteColor'> {
  readonly emoji: string;
  readonly background: string;
}

export function presentChild<Row extends ChildRow>(row: Row) {
  const { id, username, displayName, emoji, background } = row;
  const favoriteColor: Row['favoriteColor'] = row.favoriteColor;
  const avatar = { emoji, background };
  return { id, username, displayName, profileImageUrl: avatarAddress(avatar), avatar, favoriteColor };
}
