import type { FoundChild } from '#contract/friends.ts';
import { avatarAddress, presentAvatar } from '#contract/rules/avatars.ts';

/** What every list reads of another child. */
interface ChildRow extends Pick<FoundChild, 'id' | 'username' | 'displayName' | 'favoriteColor'> {
  readonly emoji: string;
  readonly background: string;
  readonly pip: string | null;
}

export function presentChild<Row extends ChildRow>(row: Row) {
  const { id, username, displayName } = row;
  const favoriteColor: Row['favoriteColor'] = row.favoriteColor;
  return { id, username, displayName, profileImageUrl: avatarAddress(row), avatar: presentAvatar(row), favoriteColor };
}
