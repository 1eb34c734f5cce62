import { eventKind } from '../platform/events.ts';

/** Written, and waiting until staff have looked at it. */
export const postHeld = eventKind<{ postId: string }>('post.held');

/** The post is published, at once or after staff approved it. */
export const postPublished = eventKind<{ postId: string; wasReviewed: boolean }>('post.published');

// The event's account liked something that `authorId` wrote. Liking one's own emits nothing.

export const postLiked = eventKind<{ postId: string; authorId: string }>('post.liked');
export const commentLiked = eventKind<{ commentId: string; postId: string; authorId: string }>('comment.liked');

/** Emitted once for each child and post, even if the words change later. */
export const kindWordsSent = eventKind<{ postId: string; authorId: string }>('kind_words.sent');

/** Others may read it. `authorId` wrote the post, and may be the same child. */
export const commentCreated = eventKind<{ commentId: string; postId: string; authorId: string }>('comment.created');

/** Written, and waiting until staff have looked at it. */
export const commentHeld = eventKind<{ commentId: string; postId: string }>('comment.held');

/** Approved by staff. */
export const commentApproved = eventKind<{ commentId: string }>('comment.approved');
