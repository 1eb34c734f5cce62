import type { ChatBuddy, ChatMessage } from '#contract/chat.ts';
import { avatarAddress } from '#contract/rules/avatars.ts';
import type { BuddyRow, MessageRow } from './queries.ts';

/** As its author sees it, and its reader once it is sent. */
export function presentMessage(row: MessageRow): ChatMessage {
  const { id, clientId, senderId, receiverId, seq, kind, isMasked } = row;
  return {
    ...{ id, clientId, senderId, receiverId, seq, kind, isMasked },
    message: row.text,
    status: row.status === 'held' ? 'held' : 'sent',
    readAt: row.readAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentBuddy(row: BuddyRow, isOnline: boolean): ChatBuddy {
  const { id, username, displayName, isFavorite, emoji, background } = row;
  return {
    ...{ id, username, displayName, isFavorite, isOnline },
    profileImageUrl: avatarAddress(row),
    avatar: { emoji, background },
  };
}
