import { useState } from 'react';
import type { ListedBuddy } from '#contract/chat.ts';

/**
 * Lists each buddy once, recent senders first. They keep that place while the list is open, so that no row jumps away from a
 * child's finger just because it was read.
 */
export function useNewsFirst(buddies: readonly ListedBuddy[]): ListedBuddy[] {
  const [onTop, setOnTop] = useState<ReadonlySet<string>>(new Set());
  const fresh = buddies.filter(({ id, unread }) => unread > 0 && !onTop.has(id));
  if (fresh.length > 0) setOnTop(new Set([...onTop, ...fresh.map(({ id }) => id)]));
  const each = [...new Map(buddies.toReversed().map((buddy) => [buddy.id, buddy])).values()].toReversed();
  const isOnTop = ({ id, unread }: ListedBuddy): boolean => unread > 0 || onTop.has(id);
  return [...each.filter(isOnTop).toSorted(byNewest), ...each.filter((buddy) => !isOnTop(buddy))];
}

function byNewest(one: ListedBuddy, other: ListedBuddy): number {
  return (other.lastMessage?.shownAt ?? '').localeCompare(one.lastMessage?.shownAt ?? '');
}
