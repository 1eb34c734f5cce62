import { eventKind } from '../platform/events.ts';

/** Written, and waiting for a grown-up's look. */
export const postHeld = eventKind<{ postId: string }>('post.held');
