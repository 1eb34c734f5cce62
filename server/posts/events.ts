import { eventKind } from '../platform/events.ts';

/** Written, and waiting for a grown-up's look. */
export const postHeld = eventKind<{ postId: string }>('post.held');

/** A grown-up has looked at it: others may read it. */
export const postPublished = eventKind<{ postId: string }>('post.published');
