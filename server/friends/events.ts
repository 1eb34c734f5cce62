import { eventKind } from '../platform/events.ts';

/** Blocks by three children who knew this one hide them until staff decide. */
export const childRemoved = eventKind<Record<string, never>>('friends.child_removed');

export const friendRequestSent = eventKind<{ requestId: string }>('buddies.asked');

/** Staff have decided about what a parent reported. */
export const parentReportDecided = eventKind<{ reportId: string }>('friends.parent_report_decided');

/** Emitted for each of the two. `pair` is the same whenever these two become friends, and names neither. */
export const friendshipStarted = eventKind<{ requestId: string; pair: string }>('buddies.made');
