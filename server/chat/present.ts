import type { ChatBuddy, ChatMessage } from '#contract/chat.ts';
import { avatarAddress, presentAvatar } from '#contract/rules/avatars.ts';
import type { BuddyRow } from './buddy-queries.ts';
import type { MessageRow } from './message-queries.ts';

/** What both children may receive: leaves out when it was read. */
export function presentMessage(row: MessageRow): ChatMessage {
  return presentMessageTo(undefined, row);
}

/** Only the receiver learns when a message was read (docs/product-decisions.md, P50). */
export function presentMessageTo(readerId: string | undefined, row: MessageRow): ChatMessage {
  const { id, clientId, senderId, receiverId, seq, kind, isMasked } = row;
  return {
    ...{ id, clientId, senderId, receiverId, seq, kind, isMasked },
    message: row.text,
    status: row.status === 'held' ? 'held' : 'sent',
    readAt: readerId === receiverId ? (row.readAt?.toISOString() ?? null) : null,
    createdAt: row.createdAt.toISOString(),
    shownAt: row.shownAt.toISOString(),
  };
}

export function presentBuddy(row: BuddyRow, isOnline: boolean): ChatBuddy {
  const { id, username, displayName, isFavorite } = row;
  return {
    ...{ id, username, displayName, isFavorite, isOnline },
    profileImageUrl: avatarAddress(row),
    avatar: presentAvatar(row),
  };
}
