import { eventKind } from '../platform/events.ts';

/** Three children who knew them have blocked a child, who is out of sight until staff decide. */
export const childRemoved = eventKind<Record<string, never>>('friends.child_removed');

/** Somebody was asked to be buddies: whom tells the request. */
export const friendRequestSent = eventKind<{ requestId: string }>('buddies.asked');

/** Two are buddies from now on; told of each of them. */
export const friendshipStarted = eventKind<{ requestId: string }>('buddies.made');
