import { eventKind } from '../platform/events.ts';

/** Three children who knew them have blocked a child, who is out of sight until staff decide. */
export const childRemoved = eventKind<Record<string, never>>('friends.child_removed');
