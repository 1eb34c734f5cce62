import { eventKind } from '../platform/events.ts';

/** Written, and waiting for a grown-up's look. */
export const postHeld = eventKind<{ postId: string }>('post.held');

/** A grown-up has looked at it: others may read it. */
export const postPublished = eventKind<{ postId: string }>('post.published');

// Done by the account that the happening belongs to. `authorId` wrote what it was done to; own hearts are not told.

export const postLiked = eventKind<{ postId: string; authorId: string }>('post.liked');
export const commentLiked = eventKind<{ commentId: string; postId: string; authorId: string }>('comment.liked');

/** Others may read it. `authorId` wrote the post, and may be the same child. */
export const commentCreated = eventKind<{ commentId: string; postId: string; authorId: string }>('comment.created');

/** Written, and waiting for a grown-up's look. */
export const commentHeld = eventKind<{ commentId: string; postId: string }>('comment.held');

/** A grown-up has looked at it. */
export const commentApproved = eventKind<{ commentId: string }>('comment.approved');
